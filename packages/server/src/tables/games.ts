import { type Content, must, type Rules } from '@lastroad/kernel';

const CONTENTS_KEPT = 200;

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
    if (rules === undefined) throw new Error(`a table is kept of the game "${id}", which this server does not have`);
    return rules;
  }

  /** Content of a kept table, shared between tables with the same setup; what it leaves open is as its version had it. */
  content(rules: Rules, options: string, pack: string, version = rules.version): Content {
    const name = `${rules.id} ${version} ${options} ${pack}`;
    const known = this.contents.get(name);
    if (known !== undefined) return known;
    const content = must(rules.content(JSON.parse(options) as Record<string, unknown>, JSON.parse(pack), version));
    if (this.contents.size >= CONTENTS_KEPT) this.contents.clear();
    this.contents.set(name, content);
    return content;
  }
}
