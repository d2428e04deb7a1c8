import type { Catalogue } from '@lastroad/kernel';

/** Stories of period I. */
export const deck1: Catalogue = {
  'story.S01': 'The Inspector',
  'story.S01.intro':
    'A folding table stands across the road. Behind it Ottilie Brandt, road tax inspector, opens a frozen ledger. The state she collects for ended nine winters ago. Nobody has told her. Several people have tried.',
  'story.S01.1': 'Argue that this is no road.',
  'story.S01.1.yes':
    'She gets out and looks. She kicks a hole in the road. “You have overpaid,” says Ottilie, ashen, and refunds you on the spot, in kind.',
  'story.S01.1.no': 'She agrees. Driving off the road is a separate offence, and there is a separate table for it.',
  'story.S01.2': 'Pay, and ask for a receipt.',
  'story.S01.2.yes':
    'Nobody has asked for a receipt in nine years. Her hand trembles as she stamps it. By evening the whole valley knows you as the honest ones.',
  'story.S02': 'Shopping List',
  'story.S02.intro':
    'A list is nailed to the door: “For the canteen at Kilometre Ninety. Salt, wire, a door that shuts, anything that was once an animal. Lemons. I pay. Aunt Rosa.”',
  'story.S02.1': 'Take the list along. Somebody has to do the shopping.',
  'story.S02.1.task': 'Gather twice more before the next round ends.',
  'story.S02.1.yes':
    'Rosa ticks off everything, weighs the door, and pays. For the lemons (yellow bath soap) she kisses you on the forehead.',
  'story.S02.1.no':
    'The canteen serves hot water with your name on the menu: “Soup, according to those who promised.” Everybody on the road eats there.',
  'story.S02.2': 'Cross out the lemons and leave it for the next fool.',
  'story.S02.2.yes':
    'The nail holds more than paper: behind the list hangs a tin, labelled “deposit, for somebody honest”. You are close enough.',
  'story.S03': 'The Brothers Mott',
  'story.S03.intro':
    'Gus and Leo Mott have quarrelled and divided the inheritance fairly: they sawed the truck in two. Gus got the half with the steering wheel. He has been driving in circles, and is selling parts.',
  'story.S03.1': 'Help him fit a piece of his half to yours.',
  'story.S03.1.yes':
    'It fits as if your truck had been missing it. Gus weeps a little, throws in whatever was in the glovebox, and circles off.',
  'story.S03.1.no':
    'You weld all night. In the morning the piece is gone, and so is Gus, and so is something of yours.',
  'story.S03.2': 'Wish both halves a long life and borrow a spanner.',
  'story.S03.2.yes':
    'The spanner is excellent. Gus asks for it back from further and further away, always turning left.',
  'story.S04': 'The Interview',
  'story.S04.intro':
    'The newcomer has questions before joining. Who cooks? Who snores? Has anybody been eaten, and if so, on what grounds? A notebook comes out. You are being interviewed.',
  'story.S04.1': 'Let your supper answer.',
  'story.S04.1.yes':
    'The newcomer eats, closes the notebook and whistles. From behind a snowdrift rolls a sledge with everything a person brings who means to stay.',
  'story.S04.1.no':
    'The newcomer writes for a long time. In the morning a neat invoice for “hardship” is pinned to a crate that was fuller yesterday.',
  'story.S04.2': 'Ask one question back: can you shoot?',
  'story.S04.2.yes': '“No,” says the newcomer, handing over a full magazine. “That is why I still have these.”',
  'story.S05': 'His Excellency',
  'story.S05.intro':
    'They are not travelling alone. A goat with one horn is led to the fire and introduced as the Minister, last member of the last government. Everybody takes off their hats. The Minister eats one.',
  'story.S05.1': 'Bow, and offer the Minister your sleeve.',
  'story.S05.1.yes':
    'He takes the sleeve, then a hose off your engine. An honour, you are told. Some families have waited years.',
  'story.S05.2': 'Ask him to settle a dispute about some crates.',
  'story.S05.2.yes':
    'The Minister considers, walks to you, and lies down. The other side accepts the ruling without a word. So that is government.',
  'story.S05.2.no':
    'The Minister considers, turns round, and gives his ruling on your boots. They will tell this one for years.',
  'story.S05.3': 'Promise him gifts of state by tonight.',
  'story.S05.3.task': 'Hold at least two items when this round ends.',
  'story.S05.3.yes':
    'He inspects the gifts, eats the ribbon, and leaves you the rest. It is recorded as the most generous audience of the reign.',
  'story.S05.3.no':
    'The Minister waits until dusk, in full dignity. Then he is sick on your doorstep. People draw conclusions.',
  'story.S06': 'Radio Lantern',
  'story.S06.intro':
    'Bunk, blanket, radio. A woman calling herself Lantern reads the weather for a city under forty metres of ice. Mild, she says. Good drying weather. Then, lower, as if only to you: directions.',
  'story.S06.1': 'Let her talk you to sleep.',
  'story.S06.1.yes': 'You dream of washing on a line. For the first time in weeks you wake up with nothing hurting.',
  'story.S06.2': 'Get up and follow the directions.',
  'story.S06.2.yes':
    'Under the third pylon: a box, a map of what lies ahead, and a note, “Take one, leave one.” So you bury something for the next.',
  'story.S06.2.no':
    'Under the third pylon: the fourth pylon, fallen over, and a very old barrel that hisses when opened.',
  'story.S06.2.found':
    'Somebody was here before you. They left a tin, and a note: “Take one, leave one.” For once it pays to come second.',
  'story.S07': 'Tilda on Skates',
  'story.S07.intro':
    'A girl of about eleven circles you on skates. Tilda: courier, rumours bought and sold. “I can be at the bridge before you,” she says, “and I will have had time to get bored.”',
  'story.S07.1': 'Take the bet.',
  'story.S07.1.yes':
    'You win by a bumper. She pays at once, moves two signposts so that nobody else does, and says you cheated. You did. You had an engine.',
  'story.S07.1.no':
    'When you arrive she is asleep on the railing, with a sign round her neck: “Waiting since Tuesday.” It is a busy bridge.',
  'story.S07.2': 'Buy her cheapest rumour.',
  'story.S07.2.yes':
    '“Your back axle is about to fall off,” says Tilda. It is the truest rumour you ever bought. She even holds the lamp.',
  'story.S08': 'The Vet',
  'story.S08.intro':
    'Doctor Kern arrives on a cattle sledge, rolling up her sleeve. “I used to treat cows,” she says. “They complained less.” The syringe in her hand is as long as the arm it is meant for.',
  'story.S08.1': 'Hold still and think of meadows.',
  'story.S08.1.yes':
    'The patient moos once, on request, and gets up cured. What is left in the canister, she says, also runs engines. The story runs by itself.',
  'story.S08.1.no': 'Nothing happens, which Kern calls “within expectations”. Her fee is within nobody’s.',
  'story.S08.2': 'Thank her, and ask her to see the engine instead.',
  'story.S08.2.yes':
    'She listens to it for a minute with her eyes shut. “Congratulations,” she says, reaches in to the shoulder, and pulls out a bird’s nest.',
  'story.S09': 'The Last Jar',
  'story.S09.intro':
    'At the bottom of the box stands a jar of gherkins, sealed with wax. On the lid, in Aunt Rosa’s hand: “NOT BEFORE SUNDAY.” Nobody aboard knows what day it is. Everybody suddenly has a theory.',
  'story.S09.1': 'Post a guard on the jar and on the guard.',
  'story.S09.1.task': 'Still have at least two food when this round ends; the quest fails as soon as you have less.',
  'story.S09.1.yes':
    'It is Sunday, by four votes to three. Under the gherkins lies what Rosa really sealed in: something dry, wrapped, and worth the wait.',
  'story.S09.1.no':
    'In the night somebody decides that it is Sunday. By breakfast there is one version of the story for every gherkin.',
  'story.S09.2': 'It is Sunday somewhere. Open it.',
  'story.S09.2.yes': 'Twelve gherkins, eaten in a silence that no church has heard in years.',
  'story.S10': 'The Low Bridge',
  'story.S10.intro':
    'The sign has lost its number, but the bridge has kept its height, and a fringe of other people’s roofs. Your driver looks up, looks at the bridge, and says that there used to be less snow.',
  'story.S10.1': 'Take it fast. Bridges respect confidence.',
  'story.S10.1.yes':
    'There is a scream of metal, none of it yours. You come out on the far side with no icicles left, and half of somebody’s gutter, which fits.',
  'story.S10.1.no': 'The bridge respects nobody. You stay in it for a while, like a cork with opinions.',
  'story.S10.2': 'Get out the saw. We can live with less roof.',
  'story.S10.2.yes':
    'The roof comes off in one piece, is turned over, and turns out to be what it always wanted to be: a crate.',
  'story.S11': 'Last Collection',
  'story.S11.intro':
    'A postbox, painted fresh. The plate says “Next collection: today.” Inside is a sack for the Aurora, full to the string: letters to people who got on board, from people who did not.',
  'story.S11.1': 'Take the sack along. Somebody will be waiting.',
  'story.S11.1.yes':
    'You hang it under the ceiling, where it swings and rustles. In the Bay people will come running for it. Or nobody will.',
  'story.S11.2': 'Open a few. It is a long road.',
  'story.S11.2.yes':
    'Recipes, apologies, and two parcels that were never going to arrive anyway. You read the apologies twice.',
  'story.S11.2.no':
    'The third letter is about you. Somebody saw what you did at the ford. It has been copied out four times, with addresses.',
  'story.S12': 'Soup Between the Lines',
  'story.S12.intro':
    'Guns are manned, engines growl. Then a cart with a white tablecloth rolls out between you and whatever lies in wait. “Eat first,” calls Aunt Rosa. “You shoot so badly when you are hungry.”',
  'story.S12.1': 'Stop the engines. Everybody eats.',
  'story.S12.1.yes':
    'For as long as a plate takes, nobody is anybody’s enemy. Some mend, some ladle. Whoever comes in last gets the thick end of the pot.',
  'story.S12.2': 'Let the smell draw out the other side.',
  'story.S12.2.yes':
    'They come out of their holes with spoons. You walk in behind them and count what they left lying about.',
  'story.S12.2.no':
    'They come out of their holes with spoons, as do your own people. Nobody is left to guard the larder.',
  'story.S13': 'A Flag, Slightly Used',
  'story.S13.intro':
    'You have them in your sights when a flag goes up on the other side. It was white once. It has also been a tablecloth, a bandage and, by the look of it, a fish.',
  'story.S13.1': 'Hold fire and shout a price.',
  'story.S13.1.yes':
    'A long pause, an argument, a slap. Then something heavy flies over the snow, wrapped in the flag. “Now you may shoot,” they call.',
  'story.S13.1.no': 'They were not surrendering. They were waiting for you to stop and stand up straight.',
  'story.S13.2': 'Shoot a hole in the flag. A small one.',
  'story.S13.2.yes': 'A belt of cartridges is thrown out at once, by somebody who clearly only works here.',
  'story.S14': 'The Common Pot',
  'story.S14.intro':
    'Kilometre Ninety, night. All convoys stand round the canteen like cattle. Rosa puts a pot as big as a bathtub on the fire. It is empty. She looks at everybody in turn, without hurry.',
  'story.S14.1': 'Put something in, and look at your neighbours.',
  'story.S14.1.yes':
    'It lands with a lonely noise. Now everyone may throw in one food; the pot wants one for each crew.',
  'story.S14.1.met':
    'It boils. Those who gave eat, sing, and are mended by hands that had nothing to do. The others hold the lamp.',
  'story.S14.1.short': 'It does not boil. Rosa serves it anyway, cold, with the names of those present.',
  'story.S14.2': 'Fill a flask for whoever is still out there.',
  'story.S14.2.yes':
    'Tilda skates off with it into the dark. It is not soup, it burns blue, and the last on the road will know what to do with it.',
};
