import type { Catalogue } from '@lastroad/kernel';

/** Stories of period III. */
export const deck3: Catalogue = {
  'story.S29': 'Lifeboat Four',
  'story.S29.intro':
    'Out on the Bay, frozen in at an angle, sits a lifeboat of the Aurora. Its lamp is burning. Lamps do not burn for nine winters. Then it goes out, and somebody inside says “Oh.”',
  'story.S29.1': 'Saw the boat out of the ice.',
  'story.S29.1.yes':
    'It comes free with a sob. Inside sits a sailor who went for a walk and was too embarrassed to go back. He has a whole tank, and gives it gladly.',
  'story.S29.1.no':
    'You saw all day. In the evening the sailor comes round from behind to ask what you are doing. The boat had a back door.',
  'story.S29.2': 'Knock, and ask to borrow some biscuits.',
  'story.S29.2.yes': 'A hand comes out with a tin, ship’s issue, hard as law. “Not a word on board,” says the hand.',
  'story.S30': 'Whole Again',
  'story.S30.intro':
    'In the road stand Gus and Leo Mott, each with a torch, each weeping. They have made peace and want their truck whole. There is just the one thing missing in the middle. They are looking at yours.',
  'story.S30.1': 'Drive on while they argue about who holds the hammer.',
  'story.S30.1.yes': 'A hammer hits your mudguard. You keep it, and the thermos that follows.',
  'story.S30.2': 'Let both of them weld at once.',
  'story.S30.2.yes':
    'Three thirds make one truck. It steers from two places, goes like a train, and on its doors it says, in both hands, MOTT & MOTT & YOU.',
  'story.S30.2.no': 'By noon they have quarrelled. They divide everything fairly, and they have brought the saw.',
  'story.S31': 'Number Seven',
  'story.S31.intro':
    'The newcomer wears a boarding card round the neck: Aurora, number seven, with a real stamp. Everybody goes quiet. Nobody has ever met a number below nine thousand.',
  'story.S31.1': 'Give up your own place at the fire.',
  'story.S31.1.yes':
    'It looks weak, and the convoys talk. But number seven is up before dawn, tools in hand, and knows what comes next on this road.',
  'story.S31.2': 'Have the card examined by experts.',
  'story.S31.2.yes':
    'Genuine. It is for the canteen: table seven. Still, the story goes round that you have somebody with a number.',
  'story.S31.2.no': 'While the experts bend over the card, somebody bends over your stores. Number eight, they say.',
  'story.S32': 'The Commission Sits',
  'story.S32.intro':
    'At a long table in the snow the Commission examines whoever would board the Aurora: Ottilie with the ledger, Kern with the syringe and, in the chair, the Minister. “Next,” says Ottilie. That is you.',
  'story.S32.1': 'Stand in line like everybody else.',
  'story.S32.1.yes':
    'The line moves past Kern, who cannot see an ill person stand about. You leave lighter by a cough.',
  'story.S32.2': 'Declare that you have nothing to declare.',
  'story.S32.2.yes':
    'Ottilie searches. Then she rises, and with her, rustling, the whole Commission. They had heard that honest people existed.',
  'story.S32.2.no': 'The Minister leans forward and pulls it from your pocket with his teeth.',
  'story.S32.3': 'Apply for the large certificate of health.',
  'story.S32.3.task': 'End the game with at least three survivors without contamination.',
  'story.S32.3.yes':
    'Kern signs, Ottilie stamps, the Minister eats the copy. It is the only large certificate ever issued. It is framed on deck three.',
  'story.S32.3.no':
    '“Unfit to be looked at,” Kern writes, with regret, in her best handwriting, and hangs it where the gangway begins.',
  'story.S33': 'Night Watch',
  'story.S33.intro':
    'On the breakwater stands a gun older than the ice. Nobody commands it. Somebody has painted on the barrel: “If everybody brings a little, it will do for one night.”',
  'story.S33.1': 'Bring a little, and see who else does.',
  'story.S33.1.yes':
    'It goes into the crate with a clink. Now everyone may bring one ammo; the gun wants one for each crew.',
  'story.S33.1.met':
    'It fires once, at nothing, at midnight. Whatever was out there goes elsewhere. Those who brought something sleep, and are mended in their sleep.',
  'story.S33.1.short': 'The crate stays light. You stand beside the gun all night, making gun noises.',
  'story.S33.2': 'Sleep. The breakwater has stood without us.',
  'story.S33.2.yes':
    'You sleep like somebody who trusts the others. It is a new feeling. It may be the best medicine there is.',
  'story.S33.3': 'Climb the harbour crane and rearrange things.',
  'story.S33.3.yes':
    'From up there everything is a matter of opinion. You put far things near, take your cut, and leave a parcel hanging.',
  'story.S33.3.no': 'The crane turns once, majestically, with you on it, and sets you down on your own roof.',
  'story.S33.3.found':
    'As the thing is dragged off, a parcel falls from a hook above. It was waiting for exactly this.',
  'story.S34': 'Sunday at Last',
  'story.S34.intro':
    'Aunt Rosa has moved the canteen onto the ice, by the pier. On the menu, for the first time in nine winters, stands a second dish. It has no name. There is a lemon drawn beside it.',
  'story.S34.1': 'Order the other dish.',
  'story.S34.1.yes':
    'Lemon tart. Real. Nobody speaks. Old coughs leave, and old quarrels, and whoever mends your broken things hums over them.',
  'story.S34.1.no': 'It is the soap. She has been waiting for you since the valley, with love, and with the bill.',
  'story.S34.2': 'Order the soup.',
  'story.S34.2.yes':
    'A bowl of it is spilled near the stove. Rosa looks at the flame, looks at you, and fills up your tank.',
  'story.S35': 'The Captain’s Chair',
  'story.S35.intro':
    '“Aurora to all on the road,” crackles the radio. “The captain is tired of eating alone. Whoever comes aboard first gets the second chair. Whoever boasts of it and is late had better bring a stool.”',
  'story.S35.1': 'Answer, in public, that the chair is yours.',
  'story.S35.1.task': 'Be the first to reach the Aurora.',
  'story.S35.1.yes':
    'The chair creaks. The captain passes the salt. “It was dull,” the captain says, “having been right all alone.”',
  'story.S35.1.no': 'Somebody sits in the chair already. A stool has been put out, low, with your name on it.',
  'story.S35.2': 'Send it down the road, as a weather report.',
  'story.S35.2.yes':
    '“Strong winds from behind,” you tell those at the back. They set sail, in a manner of speaking. You tighten a screw.',
  'story.S36': 'Who Turns the Crank',
  'story.S36.intro':
    'The headland. A lighthouse without a lamp, an aerial, and Lantern’s voice from the window, mild and clear. You climb the stairs. There is a tape, and a crank, and at the crank, in skates, Tilda.',
  'story.S36.1': 'Ask Tilda for a true forecast, just once.',
  'story.S36.1.yes':
    'She stops the tape. “Mum never said it,” says Tilda, and says it: where the ice holds, what waits, who lies. All of it is so.',
  'story.S36.1.no':
    'She stops the tape. For one minute the whole coast hears nothing. You have never seen convoys brake like that.',
  'story.S36.2': 'Turn the crank a while, so that she can sleep.',
  'story.S36.2.yes':
    '“Mild,” says her mother, “good drying weather.” In the morning Tilda gives you the spare tape. “They should have her on board.”',
  'story.S37': 'Doing Nothing, Professionally',
  'story.S37.intro':
    'On the ice before the pier Anselm has set out the deckchairs of the Riviera, in rows, with blankets. “The sea view,” he says. “As booked.” The sea is white, and does not move, and neither do you.',
  'story.S37.1': 'Sit down, with a screwdriver.',
  'story.S37.1.yes': 'Repairs go better lying down. Why does nobody ever say so?',
  'story.S37.2': 'Sit down, and do nothing at all.',
  'story.S37.2.yes':
    'For an hour nothing is wanted of you. Then you get up, and things go by themselves: the engine hums, Anselm has packed lunch, the road looks short.',
  'story.S37.2.no': 'You doze. You wake to find a bill on your chest for one sea view, and that it has been settled.',
  'story.S38': 'The Minister Resigns',
  'story.S38.intro':
    'Before the first shot the Minister steps down from your truck, one horn up, and walks out between the lines. He does not hurry. On the other side somebody, from old habit, takes his hat off.',
  'story.S38.1': 'Follow the government.',
  'story.S38.1.yes':
    'He walks straight through them, eating hats. Behind him it goes very quickly. Afterwards they ask to be allowed to surrender to the goat.',
  'story.S38.1.no': 'He finds a thistle and stops. You do not find anything to stand behind.',
  'story.S38.2': 'Call him back. He has done enough.',
  'story.S38.2.yes':
    'He comes back, offended, with somebody’s belt of cartridges in his mouth, chewing. He withdraws his resignation.',
  'story.S39': 'The Special',
  'story.S39.intro':
    'In the back of the crate lies a shell, gift-wrapped. “For a good cause. G. & L. Mott.” It is ticking, but slowly, like something that has thought it over.',
  'story.S39.1': 'Load the special, and look away.',
  'story.S39.1.yes':
    'It bursts into the Motts’ entire savings: coins, forks, a tin of plums. What stood there stands there no longer. You eat the plums.',
  'story.S39.1.no':
    'It sticks, and ticks. Everyone gets out and lies face down in the snow until supper. It was a clock.',
  'story.S39.2': 'Put it back, and fire as you always do.',
  'story.S39.2.yes':
    'First you peek under the wrapping, though. Tucked in with it lies an ordinary cartridge, for luck. It joins the others.',
  'story.S40': 'The Captain’s Patience',
  'story.S40.intro':
    'The Aurora blows her horn, once. Snow slides from the cliffs. “I have steam for one more night,” says the radio, and it is not Lantern. “Or somebody brings me some. I am not proud.”',
  'story.S40.1': 'Roll a barrel onto the ice for her.',
  'story.S40.1.yes':
    'It rolls a long way, alone. Now everyone may send one fuel after it; the ship wants one for each crew.',
  'story.S40.1.met':
    'Smoke rises. She stays. By name, over the loudspeaker, the captain thanks everyone who gave; their crews patch and sing.',
  'story.S40.1.short':
    'Not enough. The ice cracks like a ruler, and the ship is a little further off. She keeps your barrel.',
  'story.S40.2': 'Ask the Commission who, exactly, is first in line.',
  'story.S40.2.yes':
    'Ottilie opens the ledger. Whoever leads must come forward, sit down, and go through it with her, entry by entry. You are thanked.',
};
