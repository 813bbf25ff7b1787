import { useState } from 'react';
import { Price } from '../../src/ui/display/price.tsx';
import { ChoiceButtons } from '../../src/ui/field/choice-buttons.tsx';
import { Step } from '../../src/ui/frame/frame.tsx';
import { GalleryFrame } from './gallery-frame.tsx';
import { calendarIcon, smartIcon } from '../../src/ui/icon/icon.tsx';

/** The reservation type: normal or smart. */
export function TypeScreen() {
  const [type, setType] = useState<'normal' | 'smart' | null>('smart');
  return (
    <GalleryFrame label="Tipo de reserva" index={0}>
      <Step title="Como quer reservar?" intro="Escolha uma opção." focusTitle={false}>
        <ChoiceButtons
          columns
          hint="Avançamos assim que escolher."
          value={type}
          onChoose={setType}
          options={[
            {
              value: 'normal',
              title: 'Reserva normal',
              icon: calendarIcon,
              description: 'Sem custos. Confirma o dia e a hora e paga no restaurante.',
              price: <Price now="25,00 €" note="por pessoa" />,
            },
            {
              value: 'smart',
              title: 'Reserva smart',
              icon: smartIcon,
              smart: true,
              description: 'O melhor preço e mais pontos, com a adesão smart.',
              price: (
                <Price
                  before="25,00 €"
                  beforeText="antes"
                  nowText="agora"
                  now="20,00 €"
                  note="por pessoa"
                />
              ),
            },
          ]}
        />
      </Step>
    </GalleryFrame>
  );
}
