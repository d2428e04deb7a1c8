import paperPlane from 'icon:paper-plane';
import type { Seat } from '@lastroad/kernel';
import { Button, IconButton, Panel, SeatMark } from '@lastroad/ui';
import { type FormEvent, useEffect, useState } from 'react';
import {
  Button as AriaButton,
  Disclosure,
  DisclosurePanel,
  Heading,
  Input,
  Label,
  TextField,
} from 'react-aria-components';
import { Switch } from '../parts/controls.tsx';
import { refusalIn } from '../parts/refusals.ts';
import { useWords } from '../words/words.tsx';
import type { OnlineTable } from './online-table.ts';
import { useKnown } from './use-known.ts';

/** Whose lines the reader does not want to see. The server leaves them out; those that are here already are hidden. */
const useMuted = (table: OnlineTable) => {
  const { muted } = useKnown(table);
  const [silent, setSilent] = useState<readonly Seat[]>(muted);
  useEffect(() => setSilent(muted), [muted]);
  const mute = async (seat: Seat, on: boolean): Promise<void> => {
    const done = await table.talk({ type: 'mute', seat, on });
    if (done.ok) setSilent(now => (on ? [...now, seat] : now.filter(each => each !== seat)));
  };
  return { silent, mute };
};

const SayForm = ({ table }: { readonly table: OnlineTable }) => {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    const done = await table.talk({ type: 'say', text: line });
    setTrouble(done.ok ? null : refusalIn(t, done));
    if (!done.ok) setText(line);
  };
  return (
    <form className="say" onSubmit={event => void say(event)}>
      <TextField className="field" value={text} onChange={setText}>
        <Label className="unseen">{t('online.say')}</Label>
        <Input type="text" maxLength={500} placeholder={t('online.say')} autoComplete="off" />
      </TextField>
      <IconButton type="submit" icon={paperPlane} label={t('online.send')} />
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
};

/** Shows the operator what somebody has said. */
const ReportButton = ({
  table,
  seat,
  name,
}: {
  readonly table: OnlineTable;
  readonly seat: Seat;
  readonly name: string;
}) => {
  const { t } = useWords();
  const [told, setTold] = useState<string | null>(null);
  const report = async (): Promise<void> => {
    const done = await table.talk({ type: 'report', seat });
    setTold(done.ok ? t('online.reported') : refusalIn(t, done));
  };
  return (
    <>
      <Button look="quiet" aria-label={t('online.reportName', { name })} onPress={() => void report()}>
        {t('online.report')}
      </Button>
      <span role="status">{told}</span>
    </>
  );
};

/** What people at a table say to each other. Text is shown as text. */
export const Talk = ({ table }: { readonly table: OnlineTable }) => {
  const { t } = useWords();
  const { info, seat: mine, chat } = useKnown(table);
  const { silent, mute } = useMuted(table);
  const seats = info?.seats ?? [];
  const people = seats.map((person, seat) => ({ ...person, seat })).filter(({ kind }) => kind === 'person');
  const others = people.filter(({ seat }) => seat !== mine);
  return (
    <Panel className="talk" title={t('online.talk')}>
      <ol className="talk-lines" tabIndex={0} aria-label={t('online.talk')} aria-live="polite">
        {chat
          .filter(({ seat }) => !silent.includes(seat))
          .toReversed()
          .map(({ n, seat, text }) => (
            <li key={n}>
              <SeatMark seat={seat} size={0.75} />
              <b>
                <bdi>{seats[seat]?.name}</bdi>
              </b>{' '}
              <bdi>{text}</bdi>
            </li>
          ))}
        {chat.length === 0 && <li className="talk-empty">{t('online.silence')}</li>}
      </ol>
      {mine !== null && <SayForm table={table} />}
      {mine !== null && others.length > 0 && (
        <Disclosure className="others">
          <Heading level={3}>
            <AriaButton slot="trigger" className="others-button">
              {t('online.mute')}
            </AriaButton>
          </Heading>
          <DisclosurePanel className="mutes">
            {others.map(({ name, seat }) => (
              <div key={seat} className="mute">
                <Switch label={name} isSelected={!silent.includes(seat)} onChange={on => void mute(seat, !on)} />
                <ReportButton table={table} seat={seat} name={name} />
              </div>
            ))}
          </DisclosurePanel>
        </Disclosure>
      )}
    </Panel>
  );
};
