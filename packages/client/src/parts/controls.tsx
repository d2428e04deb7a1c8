import { Icon } from '@lastroad/ui';
import type { ReactNode } from 'react';
import { Switch as AriaSwitch, Label, Radio, RadioGroup } from 'react-aria-components';

export interface Value {
  readonly value: string;
  readonly words: string;
  readonly icon?: string;
}

interface SegmentsProps {
  readonly label: ReactNode;
  readonly values: readonly Value[];
  readonly value: string;
  onChange(value: string): void;
  /** The label is for readers only, where the place makes it clear. */
  readonly hideLabel?: boolean;
}

/** A few values side by side, one of them chosen. */
export const Segments = ({ label, values, value, onChange, hideLabel = false }: SegmentsProps) => (
  <RadioGroup className="field" value={value} onChange={onChange} orientation="horizontal">
    <Label className={hideLabel ? 'unseen' : 'field-label'}>{label}</Label>
    <div className="segments">
      {values.map(each => (
        <Radio key={each.value} value={each.value} className="segment">
          {each.icon !== undefined && <Icon path={each.icon} size={1.05} />}
          {each.words}
        </Radio>
      ))}
    </div>
  </RadioGroup>
);

interface SwitchProps {
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  onChange(isSelected: boolean): void;
  readonly label: string;
  readonly note?: string;
}

export const Switch = ({ isSelected, isDisabled = false, onChange, label, note }: SwitchProps) => (
  <AriaSwitch className="switch" isSelected={isSelected} isDisabled={isDisabled} onChange={onChange}>
    <span className="switch-track" />
    <span className="switch-words">
      {label}
      {note !== undefined && <small>{note}</small>}
    </span>
  </AriaSwitch>
);
