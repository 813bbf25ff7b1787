import { useState } from 'react';
import { Button, IconButton } from '../../src/ui/action/button.tsx';
import { Badge } from '../../src/ui/display/badge.tsx';
import { Card } from '../../src/ui/display/card.tsx';
import { Price } from '../../src/ui/display/price.tsx';
import { Checkbox } from '../../src/ui/field/checkbox.tsx';
import { PhoneField } from '../../src/ui/field/phone-field.tsx';
import { RadioCards } from '../../src/ui/field/radio-cards.tsx';
import { Stepper } from '../../src/ui/field/stepper.tsx';
import { TextField } from '../../src/ui/field/text-field.tsx';
import { Stack } from '../../src/ui/field/form.tsx';
import { Step } from '../../src/ui/frame/frame.tsx';
import * as commonIcons from '../../src/ui/icon/icon.tsx';
import type { IconPath } from '../../src/ui/icon/icon.tsx';
import * as resultIcons from '../../src/ui/icon/result-icons.ts';
import * as shopIcons from '../../src/ui/icon/shop-icons.ts';
import { GalleryFrame } from './gallery-frame.tsx';

const nothing = () => undefined;

const { Icon, Spinner: _spinner, ...firstIcons } = commonIcons;
const { chevronLeftIcon, closeIcon, smartIcon, trashIcon } = firstIcons;
const { pinIcon } = resultIcons;
const { truckIcon } = shopIcons;
const allIcons = [firstIcons, resultIcons, shopIcons].flatMap(Object.entries<IconPath>);

function Buttons() {
  return (
    <>
      <div className="gallery-row">
        <Button variant="primary">Principal</Button>
        <Button>Secundário</Button>
        <Button variant="quiet">Discreto</Button>
        <Button variant="smart" icon={smartIcon}>
          Aderir ao smart
        </Button>
        <Button variant="danger" icon={trashIcon}>
          Desistir
        </Button>
      </div>
      <div className="gallery-row">
        <Button variant="primary" busy>
          A enviar
        </Button>
        <Button variant="smart" busy>
          A enviar
        </Button>
        <Button busy>A enviar</Button>
        <Button variant="primary" disabled>
          Indisponível
        </Button>
        <Button small>Pequeno</Button>
        <Button small variant="primary">
          Pequeno
        </Button>
        <IconButton icon={closeIcon} label="Fechar" onClick={nothing} />
        <IconButton icon={chevronLeftIcon} label="Anterior" disabled onClick={nothing} />
      </div>
    </>
  );
}

/** Buttons, badges, icons and fields in their states. */
export function ControlsScreen() {
  const [count, setCount] = useState(1);
  return (
    <GalleryFrame label="Controlos" index={0}>
      <Step title="Controlos" focusTitle={false}>
        <Buttons />
        <div className="gallery-row">
          <Badge>Neutro</Badge>
          <Badge smart icon={smartIcon}>
            Smart
          </Badge>
          <Price now="20,00 €" before="25,00 €" beforeText="antes" nowText="agora" large />
        </div>
        <div className="gallery-row">
          {allIcons.map(([name, path]) => (
            <Icon key={name} path={path} />
          ))}
        </div>
        <Card title="Membro smart" smart aside={<Badge smart>4,99 € / mês</Badge>}>
          Poupa 20 % em cada reserva e ganha o dobro dos pontos.
        </Card>
        <Stack>
          <TextField label="Código postal" short value="1200-092" onChange={nothing} />
          <TextField label="Só leitura" value="ana@example.com" readOnly onChange={nothing} />
          <PhoneField
            legend="Telemóvel MB WAY"
            prefixLabel="Indicativo"
            numberLabel="Número"
            prefix={{ id: 'prefix', value: '+351', onChange: nothing }}
            prefixOption="+351"
            prefixes={[{ value: '+351', text: '+351 Portugal' }]}
            number={{
              id: 'number',
              value: '123',
              error: 'Um telemóvel português tem 9 algarismos e começa por 9.',
              onChange: nothing,
            }}
          />
          <Stepper
            label="Vouchers"
            value={count}
            min={1}
            max={10}
            onChange={setCount}
            decreaseLabel="Menos um voucher"
            increaseLabel="Mais um voucher"
          />
          <Checkbox label="Quero fatura com NIF" checked={false} onChange={nothing} />
          <Checkbox
            label="Aceito as condições"
            error="Aceite as condições para continuar."
            checked={false}
            onChange={nothing}
          />
          <RadioCards
            legend="Forma de entrega"
            error="Escolha uma forma de entrega."
            value={null}
            onChange={nothing}
            options={[
              { value: 'DELIVERY', title: 'Entrega em casa', icon: truckIcon, price: '3,00 €' },
              {
                value: 'PICKUP_POINT',
                title: 'Ponto de recolha',
                icon: pinIcon,
                description: 'Não disponível em Tasca do Largo',
                disabled: true,
              },
            ]}
          />
        </Stack>
      </Step>
    </GalleryFrame>
  );
}
