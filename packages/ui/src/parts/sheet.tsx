import cancel from 'icon:cancel';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './button.tsx';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  onClose(): void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A dialog: in the middle of a wide screen, from the bottom of a phone. */
export const Sheet = ({ title, closeLabel, isOpen, onClose, wide = false, children }: SheetProps) => (
  <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={open => !open && onClose()} isDismissable>
    <Modal className={wide ? 'sheet sheet-wide' : 'sheet'}>
      <Dialog className="sheet-dialog">
        <header className="sheet-head">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <IconButton icon={cancel} label={closeLabel} onPress={onClose} />
        </header>
        <div className="sheet-body">{children}</div>
      </Dialog>
    </Modal>
  </ModalOverlay>
);
