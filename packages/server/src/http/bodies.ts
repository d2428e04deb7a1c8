import type { FastifyInstance } from 'fastify';

/** Only a pack is large. */
export const LARGEST_BODY = 8 * 1024;
export const LARGEST_WITH_PACK = 256 * 1024;
/** What is nested deeper than anything here costs far more to read than it costs to send. */
const DEEPEST = 32;

const [QUOTE, ESCAPE] = [0x22, 0x5c];
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);

/** Whether brackets are nested too deep in a text of JSON; it need not be right otherwise. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInside = !isInside;
    else if (isInside) at += code === ESCAPE ? 1 : 0;
    else if (OPENS.has(code)) depth++;
    else if (CLOSES.has(code)) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
};

/** Bodies are JSON, and what could be dear to read is looked at before. */
export const readBodies = (app: FastifyInstance): void => {
  // A page of another site can send plain text without being asked first.
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (isTooDeep(text)) done(Object.assign(new Error('the body is nested too deep'), { statusCode: 400 }));
    else void parse(request, text, done);
  });
};
