import type { Catalogue } from '@lastroad/kernel';

/** Stories of period II. */
export const deck2: Catalogue = {
  'story.S15': 'Finders',
  'story.S15.intro':
    'The shelves are full. Nobody has touched a thing, and across the doorway, at the height of a shin, runs a wire so polite that you almost thank it.',
  'story.S15.1': 'Take a little, and tie the wire back. Louder.',
  'story.S15.1.yes':
    'The grenade you replace with something of your own making. The cartridges beside it you consider a fee.',
  'story.S15.1.found':
    'The wire is tied with a bow. You notice the bow. Then you notice everything else, at once and from above.',
  'story.S15.2': 'Cut it, and see what it was guarding.',
  'story.S15.2.yes':
    'It was guarding a bed, a stove and a shelf of prizes for sledge racing. The champion has moved on. You have not.',
  'story.S15.2.no': 'It was guarding a second wire.',
  'story.S16': 'Ward C',
  'story.S16.intro':
    'A district hospital, dark, and behind the double doors of Ward C something breathes. Not somebody. Something: slow, warm, and very many. On the door, in chalk: “Do not disturb. Kern.”',
  'story.S16.1': 'Go in, right to the far end.',
  'story.S16.1.yes':
    'Cows. Sixty cows, in sixty beds, under blankets. You are let go with full milk cans and two steel stall gates, which you bolt to your side.',
  'story.S16.1.no':
    'Whatever they have, it is catching. You hear the first moo from your own people before you are out.',
  'story.S16.2': 'Take what stands by the door and leave quietly.',
  'story.S16.2.yes':
    'A trolley of hospital meals, still warm. Somebody has been rationing hay and writing it down as soup.',
  'story.S17': 'The Other Half',
  'story.S17.intro':
    'Leo Mott got the half without the steering wheel. For a year he has pulled it himself, out of spite. Now he hears that Gus is selling, and he will not be undersold.',
  'story.S17.1': 'Weld it on, however it fits.',
  'story.S17.1.yes':
    'It fits like a brother: crooked, noisy, and impossible to get off. There is room in the back, smelling of resentment.',
  'story.S17.2': 'Bet Leo that you will pull a longer train.',
  'story.S17.2.task': 'Tow three trailers at once.',
  'story.S17.2.yes': 'Leo runs beside you, counting. Then he takes off his hat, and what was under it is yours.',
  'story.S18': 'Warranty',
  'story.S18.intro':
    'The manual has four hundred pages, the first ninety of which congratulate you. A sticker over the last screw says that anybody who turns it is alone in the world.',
  'story.S18.1': 'Follow it to the letter, footnotes included.',
  'story.S18.1.yes':
    'Page 388 unfolds into a steel cover. Page 389 into cartridges. “Thank you for reading this far,” says page 390.',
  'story.S18.1.no': 'Page 201 is in another language, and so, from then on, is the machine.',
  'story.S18.2': 'Hit the thing with the manual.',
  'story.S18.2.yes': 'It starts. Encouraged, you go round the whole convoy with the manual.',
  'story.S19': 'Somebody Knows Him',
  'story.S19.intro':
    '“That one!” cries your mechanic. “He sold me a sea view at the Hotel Riviera!” The newcomer goes pale. The sea at the Riviera has been solid for nine winters. Deposits were not refunded.',
  'story.S19.1': 'Hold a trial, with witnesses and an audience.',
  'story.S19.1.yes':
    'He opens his coat. Inside hang all the room keys of the Riviera. “I was looking for the guests,” he says. The jury applauds, and takes the suite.',
  'story.S19.1.no': 'By midnight there are three defendants, two of them jurors. Nobody gets anything done today.',
  'story.S19.2': 'Ask nothing, and search his pockets.',
  'story.S19.2.yes':
    'One useful thing and one sharp one. The sharp one has found its way into your seat. He apologises: nerves.',
  'story.S20': 'Ottilie Collects',
  'story.S20.intro':
    'The Inspector has walked all this way. Her ledger now has a chapter on raiders, who owe more than anybody. “They never stop for me,” says Ottilie. “I wondered if they stop for you.”',
  'story.S20.1': 'Agree to serve the summons, nailed to a shell.',
  'story.S20.1.task': 'Have one of your target tokens on an enemy before the next Fire phase ends.',
  'story.S20.1.yes': 'Delivered, with a hole in it. Ottilie enters it as “received” and pays you the bailiff’s share.',
  'story.S20.1.no': 'Not delivered. She does not scold. She turns to the chapter before, where you are.',
  'story.S20.2': 'Pin the summons to the nearest wreck.',
  'story.S20.2.yes':
    'The wreck has to look decent, says the law. While you look for a hammer you find your own loose bolt.',
  'story.S20.2.found':
    'A paper flutters from the bonnet: tax paid, papers in order. You drive the only legal vehicle in the country.',
  'story.S20.3': 'Borrow her stamp while she blows her nose.',
  'story.S20.3.yes':
    'She blows for a long time, with her back turned, for exactly as long as it takes. You have never been so well documented.',
  'story.S20.3.no': 'The stamp says “FORGED”. It is her other stamp. She keeps it for people she likes.',
  'story.S21': 'Evening School',
  'story.S21.intro':
    'In the ballroom of the Riviera there is a blackboard. Tilda, on a stack of phone books, teaches the reading of tracks. Her pupils are three times her age and afraid of her.',
  'story.S21.1': 'Enrol somebody, and hope.',
  'story.S21.1.yes':
    'Your pupil reads from one footprint the age, the trade and the bad conscience of whoever made it. It was Tilda’s. She gives top marks.',
  'story.S21.1.no': 'Your pupil stands in the corner, wearing a paper hat. Half of the coast comes by to look.',
  'story.S21.2': 'Copy the blackboard when she looks away.',
  'story.S21.2.yes':
    'She never looks away. She lets you copy. At the bottom it says: “If you can read this, tighten your left wheel.”',
  'story.S22': 'Lantern Forecasts Sunshine',
  'story.S22.intro':
    '“Sunshine,” says Radio Lantern, “sunshine along the whole coast.” You look out. The sky is a wall, and the wall is coming nearer. She has never been so cheerful. She has never been so wrong.',
  'story.S22.1': 'Believe her, and drive straight at the wall.',
  'story.S22.1.yes':
    'Behind the wall there is a hole, in the hole an airfield, over the airfield, for a quarter of an hour, sunshine.',
  'story.S22.1.no':
    'The wall is a wall. It passes through the convoy from front to back and takes a piece of the horizon along.',
  'story.S22.2': 'Light every lamp, so that others can see us.',
  'story.S22.2.yes':
    'You mend by your own light. One by one, shapes come out of the white, the slowest of them much nearer than before.',
  'story.S23': 'The Warm Room',
  'story.S23.intro':
    'The Hotel Riviera has three hundred rooms, and one of them is warm. Porter Anselm holds up its key with two fingers. He is still wearing the gloves. “The house regrets,” he says, “only one.”',
  'story.S23.1': 'Leave it to whoever came in last.',
  'story.S23.1.yes':
    'The others sit in the corridor, mending things by the strip of light under the door. Somebody in there laughs. That warms, too.',
  'story.S23.2': 'Play Anselm for the key.',
  'story.S23.2.yes':
    'He has waited nine winters for somebody who knows the game. He loses with a bow, and brings breakfast.',
  'story.S23.2.no': 'He has had nine winters to practise. He does not want your money. He looks into your larder.',
  'story.S24': 'Black Ice',
  'story.S24.intro':
    'The reservoir saves half a day. Under the ice, upright and brightly painted, stands the ferry that used to save half a day. Passengers included, hats on. They seem to be looking up.',
  'story.S24.1': 'Cross where the ice is black.',
  'story.S24.1.yes':
    'The black ice holds. It is the only ice that never had a road on it. Halfway over you find what the last driver threw out.',
  'story.S24.1.no': 'The ice says one word. You reverse, in a manner of speaking, through a hole of your own.',
  'story.S24.2': 'Push through the reeds and hope for the best.',
  'story.S24.2.yes':
    'Something hooks on behind and comes along: a rowing boat, with oars and a name, “Plan B”. You keep it on.',
  'story.S25': 'Road Manners',
  'story.S25.intro':
    'You draw level. For a moment the two convoys run side by side, wheel to wheel. In the other cab somebody lowers a window and holds out an empty cup.',
  'story.S25.1': 'Slow down, and fill it.',
  'story.S25.1.yes':
    'The cup comes back with something in it. By the third round nobody remembers who was overtaking whom.',
  'story.S25.2': 'Ask them to hold the end of this chain.',
  'story.S25.2.yes':
    'They hold it. People hold nearly anything you hand them. Their bumper joins you with everything that was tied to it.',
  'story.S25.2.no': 'They hold it, and hook it to a lamp post. It is a very good lamp post.',
  'story.S26': 'Percussive Maintenance',
  'story.S26.intro':
    'Click, says the gun. It is said that no weapon in this country has been cleaned since Gus Mott went about lubricating them with jam. It was plum jam. It froze.',
  'story.S26.1': 'Take it apart with whatever we have.',
  'story.S26.1.yes':
    'You lose the tool in it for ever, but it runs, and its box, scraped clean, is a perfectly good larder.',
  'story.S26.2': 'Kick it where Gus kicks it.',
  'story.S26.2.yes':
    'It fires. It goes on firing, for as long as there is something in front of it, and stops with a burp.',
  'story.S26.2.no': 'It fires, but out of the other end.',
  'story.S27': 'My Cousin Will Hear of This',
  'story.S27.intro':
    'In the wreck sits their captain, unhurt and deeply offended. “I have a cousin,” he says. On the bonnet shines a brass horn, one of a pair. You can guess who has the other.',
  'story.S27.1': 'Take the horn, and ask for the cousin’s address.',
  'story.S27.1.task': 'Defeat one more enemy before the game ends.',
  'story.S27.1.yes':
    'The cousin has a brother-in-law, but no more horns. Both of yours play at once now, in thirds. People hear you coming, and smile.',
  'story.S27.2': 'Give him a blanket, and take his fuel tank.',
  'story.S27.2.yes': '“My cousin will hear that too,” he says, and wraps himself up. It sounds almost like praise.',
  'story.S28': 'A Hole in the Wall',
  'story.S28.intro':
    'The shot has gone straight through the crew’s quarters. In the double wall, in a nest of hats, lies the Minister and looks at you over a boot. He has been travelling with you since the valley.',
  'story.S28.1': 'Patch it while it is hot, minister or no.',
  'story.S28.1.yes': 'You patch both sides. In his nest you find things missed for weeks, hardly chewed.',
  'story.S28.1.no':
    'He regards the patch as dinner. By the time it is agreed whose idea he was, there is a bigger hole.',
  'story.S28.2': 'Hang a blanket over it. He may stay.',
  'story.S28.2.yes':
    'He moves in with those at rest, on the best mattress. A crew that keeps a government is talked about.',
};
