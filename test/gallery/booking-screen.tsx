import { useState } from 'react';
import { ActionBar, Button } from '../../src/ui/action/button.tsx';
import { ChosenSlots } from '../../src/ui/calendar/chosen-slots.tsx';
import { Timetable } from '../../src/ui/calendar/timetable.tsx';
import { DayGrid } from '../../src/ui/calendar/day-grid.tsx';
import { Price } from '../../src/ui/display/price.tsx';
import { Stepper } from '../../src/ui/field/stepper.tsx';
import { Stack } from '../../src/ui/field/form.tsx';
import { Step } from '../../src/ui/frame/frame.tsx';
import { Tabs } from '../../src/ui/tabs/tabs.tsx';
import { GalleryFrame } from './gallery-frame.tsx';
import { SAMPLE_GROUPS, sampleWeek } from './sample-week.ts';
import { giftIcon, calendarIcon, chevronRightIcon } from '../../src/ui/icon/icon.tsx';

function WhenForm() {
  const [people, setPeople] = useState(2);
  const [date, setDate] = useState('2026-11-20');
  const [monday, setMonday] = useState(16);
  const [times, setTimes] = useState<readonly string[]>(['19:30']);
  return (
    <Stack>
      <Stepper
        label="Pessoas"
        hint="De 1 a 8"
        value={people}
        min={1}
        max={8}
        onChange={setPeople}
        decreaseLabel="Menos uma pessoa"
        increaseLabel="Mais uma pessoa"
      />
      <DayGrid
        title="novembro de 2026"
        days={sampleWeek(monday)}
        selected={date}
        onChoose={(day) => day.available && setDate(day.date)}
        previous={{
          label: 'Semana anterior',
          disabled: monday <= 16,
          onClick: () => setMonday(monday - 7),
        }}
        next={{
          label: 'Semana seguinte',
          disabled: monday >= 23,
          onClick: () => setMonday(monday + 7),
        }}
        showMonth={{ label: 'Ver o mês', onClick: () => {} }}
      />
      <ChosenSlots
        title="Horários escolhidos"
        slots={times.map((time) => ({
          id: time,
          text: `sexta-feira, 20 de novembro · ${time}`,
          removeLabel: `Remover sexta-feira, 20 de novembro, ${time}`,
          onRemove: () => setTimes(times.filter((each) => each !== time)),
        }))}
      />
      <Timetable
        label="Hora, sexta-feira, 20 de novembro"
        mode="multiple"
        groups={SAMPLE_GROUPS}
        selected={times}
        onChoose={({ value, disabled }) => {
          if (disabled) return;
          setTimes(times.includes(value) ? times.filter((t) => t !== value) : [...times, value]);
        }}
      />
    </Stack>
  );
}

/** People, day, time. */
export function BookingScreen() {
  const [tab, setTab] = useState<'book' | 'voucher'>('book');
  return (
    <GalleryFrame label="Reservar" index={1}>
      <Step
        title="Quando nos visita?"
        intro="Hora de Lisboa. Pode alterar até ao fim."
        focusTitle={false}
      >
        <Tabs
          label="O que quer fazer"
          tabs={[
            { id: 'book', text: 'Marcar data', icon: calendarIcon },
            { id: 'voucher', text: 'Comprar voucher', icon: giftIcon },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          <WhenForm />
        </Tabs>
        <ActionBar
          summary={
            <>
              <span>2 pessoas</span>
              <Price now="50,00 €" before="60,00 €" />
            </>
          }
        >
          <Button variant="primary" iconEnd={chevronRightIcon}>
            Continuar
          </Button>
        </ActionBar>
      </Step>
    </GalleryFrame>
  );
}
