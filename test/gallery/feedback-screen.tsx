import { Button } from '../../src/ui/action/button.tsx';
import { DayGrid } from '../../src/ui/calendar/day-grid.tsx';
import { EmptyState } from '../../src/ui/feedback/empty-state.tsx';
import { Notice, type NoticeKind } from '../../src/ui/feedback/notice.tsx';
import { Skeleton } from '../../src/ui/feedback/skeleton.tsx';
import { SuccessMark } from '../../src/ui/feedback/success-mark.tsx';
import { Stack } from '../../src/ui/field/form.tsx';
import { Step } from '../../src/ui/frame/frame.tsx';
import { GalleryFrame } from './gallery-frame.tsx';
import { sampleWeek } from './sample-week.ts';
import { bagIcon } from '../../src/ui/icon/shop-icons.ts';

const nothing = () => undefined;

const KINDS: Record<NoticeKind, string> = {
  info: 'A hora é a de Lisboa, uma hora depois da sua.',
  success: 'Enviámos um e-mail para recuperar a palavra-passe.',
  warning: 'Esta data não está disponível. Escolha outra data.',
  danger: 'Ocorreu um erro. Por favor tente de novo.',
};

function isKind(kind: string): kind is NoticeKind {
  return kind in KINDS;
}

/** Messages, loading and empty states. */
export function FeedbackScreen() {
  return (
    <GalleryFrame label="Mensagens" index={1}>
      <Step title="Mensagens" focusTitle={false}>
        {Object.keys(KINDS)
          .filter(isKind)
          .map((kind) => (
            <Notice key={kind} kind={kind}>
              {KINDS[kind]}
            </Notice>
          ))}
        <Notice kind="danger" title="Sem ligação" action={<Button small>Tentar de novo</Button>}>
          Guardámos o que escreveu. Verifique a rede.
        </Notice>
        <DayGrid
          title="novembro de 2026"
          days={sampleWeek(16).map((day) => ({ ...day, available: false }))}
          selected={null}
          onChoose={nothing}
          previous={{ label: 'Semana anterior', disabled: true, onClick: nothing }}
          next={{ label: 'Semana seguinte', onClick: nothing }}
          showMonth={{ label: 'Ver o mês', onClick: () => undefined }}
          busy
        />
        <Stack>
          <Skeleton shape="title" />
          <Skeleton count={3} />
          <Skeleton shape="block" />
        </Stack>
        <EmptyState
          icon={bagIcon}
          title="O carrinho está vazio"
          action={<Button>Ver o menu</Button>}
        >
          Junte produtos e volte aqui para encomendar.
        </EmptyState>
        <SuccessMark kind="waiting" />
      </Step>
    </GalleryFrame>
  );
}
