import { API } from '@lastroad/protocol';

const NAME = 'lastroad_seat';
const HALF_A_YEAR = 180 * 86_400;
const SECRET = /^[A-Za-z0-9_-]{22}$/;

export const tablePath = (base: string, table: string): string => `${base}${API}/tables/${table}`;

/** The seat, for this device. Sent back to this one table only, never by other sites, never to scripts. */
export const seatCookie = (base: string, table: string, secret: string, secure: boolean): string =>
  `${NAME}=${secret}; Path=${tablePath(base, table)}; Max-Age=${HALF_A_YEAR}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export const forgetCookie = (base: string, table: string): string =>
  `${NAME}=; Path=${tablePath(base, table)}; Max-Age=0; HttpOnly; SameSite=Strict`;

/** The seat secret that a request carries, as a cookie or as a bearer token. */
export const secretIn = (headers: {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}): string | null => {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  const cookie = (headers.cookie ?? '')
    .split(';')
    .map(item => item.trim().split('='))
    .find(([name]) => name === NAME)?.[1];
  const secret = bearer ?? cookie ?? '';
  return SECRET.test(secret) ? secret : null;
};
