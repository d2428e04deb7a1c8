import type { Content } from '@lastroad/kernel';
import type { GameFace, Thing } from '@lastroad/ui';
import { Chip, Sheet } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { ClauseLink } from '../parts/clause-link.tsx';
import { useWords } from '../words/words.tsx';

interface InspectorProps {
  readonly face: GameFace;
  readonly content: Content;
  readonly view: unknown;
  readonly thing: Thing | null;
  readonly say: Say;
  onClose(): void;
}

/** What a card, a space or a token means, which clauses speak of it, and where its values come from. */
export const Inspector = ({ face, content, view, thing, say, onClose }: InspectorProps) => {
  const { t } = useWords();
  const found = thing === null ? null : face.inspect(content, view, thing);
  return (
    <Sheet
      title={found === null ? '' : say(found.title)}
      closeLabel={t('close')}
      isOpen={found !== null}
      onClose={onClose}
    >
      {found !== null && (
        <div className="inspection">
          {found.kind !== undefined && <p className="eyebrow">{say(found.kind)}</p>}
          {found.text.map(message => (
            <p key={message.key}>{say(message)}</p>
          ))}
          <p className="chips">
            {found.clauses.map(clause => (
              <ClauseLink key={clause} clause={clause} />
            ))}
            {found.source !== null && <Chip>{t(`source.${found.source}`)}</Chip>}
          </p>
        </div>
      )}
    </Sheet>
  );
};
