import linkedRings from 'icon:linked-rings';
import share from 'icon:share';
import { Button } from '@lastroad/ui';
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import { QrCode } from './qr-code.tsx';

/** The whole address of a place behind the `#`. */
export const linkTo = (place: string): string => new URL(place, location.href).href;

/** Copies where the browser allows it; elsewhere the text is selected, to be copied by hand. */
const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

interface LinkCardProps {
  readonly link: string;
  readonly label: string;
  readonly note: string;
}

/** An address to pass on: to read, to copy, to share, to scan. */
export const LinkCard = ({ link, label, note }: LinkCardProps) => {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const canShare = 'share' in navigator;
  return (
    <div className="link-card">
      <QrCode text={link} label={t('online.qr')} />
      <div>
        <p>{note}</p>
        <TextField className="field" value={link} isReadOnly>
          <Label className="field-label">{label}</Label>
          <Input type="text" onFocus={event => event.currentTarget.select()} />
        </TextField>
        <div className="link-ways">
          <Button icon={linkedRings} onPress={() => void copy(link).then(setCopied)}>
            {t(copied ? 'online.copied' : 'online.copy')}
          </Button>
          {canShare && (
            <Button look="quiet" icon={share} onPress={() => void navigator.share({ url: link }).catch(() => null)}>
              {t('file.share')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};
