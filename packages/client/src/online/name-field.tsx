import { Input, Label, TextField } from 'react-aria-components';
import { useWords } from '../words/words.tsx';

const LONGEST_NAME = 30;

/** What one is called at the table. */
export const NameField = ({ name, onChange }: { readonly name: string; onChange(name: string): void }) => {
  const { t } = useWords();
  return (
    <TextField className="field" value={name} onChange={onChange}>
      <Label className="field-label">{t('online.yourName')}</Label>
      <Input type="text" maxLength={LONGEST_NAME} autoComplete="nickname" />
    </TextField>
  );
};
