import { type Content, type Game, type Result, type Rules } from '@lastroad/kernel';

const CONTENTS_KEPT = 200;

/** A table that was kept by a release of the server whose game, rules or content this one does not know. */
export class OtherRelease extends Error {}

const known = <T>(found: Result<T>): T => {
  if (!found.ok) throw new OtherRelease(`a table is kept that this release cannot play: ${found.detail}`);
  return found.value;
};

/** The games this server offers, and the content of the setups in use. */
export class Games {
  private readonly byId: ReadonlyMap<string, Rules>;
  private readonly contents = new Map<string, Content>();

  constructor(games: readonly Rules[]) {
    this.byId = new Map(games.map(rules => [rules.id, rules]));
  }

  all(): readonly Rules[] {
    return [...this.byId.values()];
  }

  find(id: string): Rules | undefined {
    return this.byId.get(id);
  }

  /** The rules of a table that this server has kept. */
  known(id: string): Rules {
    const rules = this.byId.get(id);
    if (rules === undefined) {
      throw new OtherRelease(`a table is kept of the game "${id}", which this server does not have`);
    }
    return rules;
  }

  /** Content of a kept table, shared between tables with the same setup; what it leaves open is as its version had it. */
  content(rules: Rules, options: string, pack: string, version = rules.version): Content {
    const name = `${rules.id} ${version} ${options} ${pack}`;
    const gathered = this.contents.get(name);
    if (gathered !== undefined) return gathered;
    const content = known(rules.content(JSON.parse(options) as Record<string, unknown>, JSON.parse(pack), version));
    if (this.contents.size >= CONTENTS_KEPT) this.contents.clear();
    this.contents.set(name, content);
    return content;
  }
}

/** The position that a snapshot holds. */
export const positionIn = (rules: Rules, snapshot: string, content: Content): Game =>
  known(rules.load(snapshot, content));
