import hamburgerMenu from 'icon:hamburger-menu';
import { IconButton } from '@lastroad/ui';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import { MENU_KEY } from './keys.ts';

export interface Way {
  readonly id: string;
  readonly words: string;
  readonly icon: string;
  act(): void;
}

interface TableMenuProps {
  readonly ways: readonly Way[];
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export const TableMenu = ({ ways, isOpen, onOpenChange }: TableMenuProps) => {
  const { t } = useWords();
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <IconButton icon={hamburgerMenu} label={t('menu')} hint={MENU_KEY} />
      <Popover className="popover menu-popover" placement="bottom end">
        <Menu className="menu" aria-label={t('menu')} onAction={key => ways.find(({ id }) => id === key)?.act()}>
          {ways.map(({ id, words, icon }) => (
            <MenuItem key={id} id={id} className="menu-item" textValue={words}>
              <svg className="icon" viewBox="0 0 512 512" width="1.2rem" height="1.2rem" aria-hidden="true">
                <path fill="currentColor" d={icon} />
              </svg>
              {words}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
