// Asks the registry what is known about the versions in the lock file. Where it cannot be asked, that is said and nothing
// fails: tests run without a network too.
import { run } from './tool.ts';

interface Audit {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

const GRAVE = new Set(['high', 'critical']);

type Audited = { readonly asked: false; readonly why: string } | { readonly asked: true; holes: string[] };

/** What a registry's answer says: the packages with a grave hole, or why nothing is known. */
const readAudit = (answer: string): Audited => {
  let audit: Audit;
  try {
    audit = JSON.parse(answer) as Audit;
  } catch {
    return { asked: false, why: 'the answer cannot be read' };
  }
  if (audit.vulnerabilities === undefined) return { asked: false, why: audit.message ?? 'the answer says nothing' };
  const found = Object.entries(audit.vulnerabilities).filter(([, { severity }]) => GRAVE.has(severity));
  return { asked: true, holes: found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`) };
};

/** Of what people run; tools that only build and test are left out. */
export const audit = async (): Promise<Audited> =>
  readAudit((await run('npm', 'audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000')).stdout);
