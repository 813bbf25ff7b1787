import { Button } from '../../src/ui/action/button.tsx';
import { CopyButton } from '../../src/ui/action/copy-button.tsx';
import { LinkButton } from '../../src/ui/action/link-button.tsx';
import { Badge } from '../../src/ui/display/badge.tsx';
import { Card, SummaryList } from '../../src/ui/display/card.tsx';
import { Details } from '../../src/ui/display/details.tsx';
import { QrCode } from '../../src/ui/display/qr-code.tsx';
import { Notice } from '../../src/ui/feedback/notice.tsx';
import { SuccessMark } from '../../src/ui/feedback/success-mark.tsx';
import { Step } from '../../src/ui/frame/frame.tsx';
import { GalleryFrame } from './gallery-frame.tsx';
import { starIcon, calendarIcon } from '../../src/ui/icon/icon.tsx';
import { mailIcon, shareIcon } from '../../src/ui/icon/result-icons.ts';

/** A confirmed booking. */
export function SuccessScreen() {
  return (
    <GalleryFrame label="Reserva confirmada" index={3}>
      <Step
        title="Reserva confirmada"
        intro="Até sexta-feira! Enviámos os detalhes para ana@example.com."
        mark={<SuccessMark />}
        focusTitle={false}
      >
        <Card
          title="Menu de degustação para dois"
          aside={
            <Badge smart icon={starIcon}>
              +50 pontos
            </Badge>
          }
        >
          <SummaryList
            rows={[
              { label: 'Quando', value: 'sexta-feira, 20 de novembro, 19:30' },
              { label: 'Pessoas', value: '2' },
              {
                label: 'Onde',
                value: 'Tasca do Largo',
                note: 'Largo do Carmo 12, 1200-092 Lisboa',
              },
            ]}
          />
        </Card>
        <Card
          title="Código de ativação"
          aside={
            <CopyButton label="Copiar" copiedLabel="Copiado" onCopy={() => Promise.resolve(true)} />
          }
        >
          <QrCode value="TASCA-7F3K9" label="Código de ativação TASCA-7F3K9 em QR" />
        </Card>
        <div className="mc-button-row">
          <LinkButton
            href="https://example.com"
            icon={calendarIcon}
            newTabText="abre num novo separador"
          >
            Google Calendar
          </LinkButton>
          <Button>Guardar .ics</Button>
          <Button icon={shareIcon}>Partilhar</Button>
          <Button icon={mailIcon}>Receber SMS</Button>
        </div>
        <div>
          <Details summary="Como alterar a reserva" open>
            Abra «As minhas reservas» ou ligue para o estabelecimento.
          </Details>
          <Details summary="Contactos">+351 210 000 000</Details>
        </div>
        <Notice kind="info" title="O estabelecimento pode ligar-lhe">
          Se algo mudar, avisamos por SMS.
        </Notice>
        <Button variant="primary" wide>
          Voltar ao início
        </Button>
      </Step>
    </GalleryFrame>
  );
}
