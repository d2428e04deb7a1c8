import type { Say } from '@lastroad/words';
import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '../table/table.ts';

/** Says aloud what happened and what is asked, for whoever does not see it. */
export const Announcer = ({ now, say }: { readonly now: Snapshot; readonly say: Say }) => {
  const [text, setText] = useState('');
  const heard = useRef(now.log.length);
  const { log, question, seat } = now;
  useEffect(() => {
    const fresh = log.slice(Math.min(heard.current, log.length)).map(line => say(line.words));
    heard.current = log.length;
    if (question !== null) fresh.push(say(question.ask));
    setText(fresh.join(' '));
  }, [log, question, say]);
  return (
    <div className="unseen" role="status" aria-live="polite" data-eyes={seat}>
      {text}
    </div>
  );
};
