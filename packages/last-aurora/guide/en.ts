import type { Catalogue } from '@lastroad/kernel';

export const en: Catalogue = {
  welcome: 'Two convoys flee through the ice towards the ship Aurora. Whoever has the most fame at the end wins.',
  row: 'Every round begins with exploring. Five cards lie in the row; the spaces below them cost 1, 2, 2, 2 and 3 skill. The convoy in the rear goes first.',
  explore: 'Your rival has found a trailer. Now you: explore.',
  scout:
    'A scout waits in space 5, which costs 3. Your leader has skill 2, your co-pilot 1: together they reach it. Take the scout.',
  bonus:
    'Each space also offers a bonus, before or after the card itself. Here you get fuel, but somebody is contaminated. Take the bonus first.',
  contaminated:
    'Contamination lowers skill by 1, and at 0 a survivor dies. The co-pilot has only 1, so the leader must bear it.',
  full: 'The scout joins you and needs a place in the convoy too, and now there is not room for everything. Leave the food behind: fuel and ammo are wanted this round.',
  rest: 'Whoever explored is exhausted. In the Rest phase the exhausted begin to rest, and the rested become active. A meal skips a step.',
  move: 'Movement. With somebody at the wheel and one fuel the truck starts. Move.',
  fuel: 'Your truck goes 2 waypoints. Every fuel more adds one. Keep yours for now.',
  goal: 'Drive as far as you can: at the second waypoint something lies in the snow. Only the waypoint where you stop counts.',
  item: 'Take it. Items help once, and those you never use are worth fame at the end.',
  ready: 'Next comes the Fire phase, and from here on nothing may be moved about in the convoy. You are ready.',
  ambush:
    'There was an enemy in the row. It lies in ambush where the leading convoy is, and strikes everybody in that region.',
  armour: 'Damage covers a slot, and what lies in it is lost. That is what armour is for: put it there.',
  attack: 'Now your convoy may fire: one ammo for each attack. A hit brings fame and a mark on the enemy. Attack.',
  loot: 'The enemy is down. The marks and a card decide who wins the loot, and this time it is you. Keep it.',
  device:
    'It is a device: one fits on the truck and on each trailer, and it brings slots of its own. Put it on the truck.',
  aurora:
    'The round is over. The Aurora sails on, old cards leave the row and new ones come in. Reach the ship before it has gone too far.',
  again: 'Round 2, and you are in the rear now, so you explore first. Explore.',
  mechanic: 'A mechanic repairs your convoy while others rest. Space 2 costs 2: take the mechanic.',
  party: 'Only those who take part can be healed. Choose the leader; the scout comes along to make up the skill.',
  heal: 'Take the bonus first again.',
  any: 'With a scout in the party you may use the bonus of any space. Heal the leader: remove the contamination.',
  end: 'These are the five phases of a round: explore, rest, movement, fire, end of round. The rest you will learn on the road. Good luck!',
};
