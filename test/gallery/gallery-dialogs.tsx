import { useState } from 'react';
import { Button } from '../../src/ui/action/button.tsx';
import { AlertDialog, Dialog } from '../../src/ui/dialog/dialog.tsx';
import { TextField } from '../../src/ui/field/text-field.tsx';
import { Stack } from '../../src/ui/field/form.tsx';
import { Overlay } from '../../src/ui/feedback/overlay.tsx';
import { Step } from '../../src/ui/frame/frame.tsx';
import { GalleryFrame } from './gallery-frame.tsx';

/** Dialogs and the overlay, opened by their buttons. */
export function GalleryDialogs() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'overlay' | null>(null);
  const close = () => setOpen(null);
  return (
    <GalleryFrame label="Diálogos" index={2}>
      <Step title="Diálogos" focusTitle={false}>
        <Button onClick={() => setOpen('dialog')}>Nova morada</Button>
        <Button onClick={() => setOpen('alert')}>Aviso</Button>
        <Button onClick={() => setOpen('overlay')}>Pagamento</Button>
        <Dialog
          open={open === 'dialog'}
          title="Nova morada"
          closeLabel="Fechar"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancelar</Button>
              <Button variant="primary" onClick={close}>
                Guardar
              </Button>
            </>
          }
        >
          <Stack>
            <TextField label="Rua" value="Largo do Carmo 12" onChange={() => undefined} />
            <TextField label="Código postal" short value="1200-092" onChange={() => undefined} />
          </Stack>
        </Dialog>
        <AlertDialog
          open={open === 'alert'}
          title="Pagamento recusado"
          okLabel="OK"
          onClose={close}
        >
          <p>
            O pagamento foi recusado na aplicação MB WAY. Pode tentar de novo ou escolher outro
            método.
          </p>
        </AlertDialog>
      </Step>
      {open === 'overlay' && <Overlay text="A carregar o pagamento…" />}
    </GalleryFrame>
  );
}
