import { useState } from 'react';
import { ActionBar, Button } from '../../src/ui/action/button.tsx';
import { Link } from '../../src/ui/action/link.tsx';
import { Card, SummaryList } from '../../src/ui/display/card.tsx';
import { Checkbox } from '../../src/ui/field/checkbox.tsx';
import { ErrorSummary } from '../../src/ui/field/error-summary.tsx';
import { Form } from '../../src/ui/field/form.tsx';
import { PhoneField } from '../../src/ui/field/phone-field.tsx';
import { SelectField } from '../../src/ui/field/select-field.tsx';
import { TextArea, TextField } from '../../src/ui/field/text-field.tsx';
import { Step } from '../../src/ui/frame/frame.tsx';
import { GalleryFrame } from './gallery-frame.tsx';

const EMAIL_ERROR = 'Escreva um e-mail como nome@exemplo.pt.';

function ContactFields() {
  const [name, setName] = useState('Ana Martins');
  const [email, setEmail] = useState('ana@');
  const [prefix, setPrefix] = useState('+351');
  const [phone, setPhone] = useState('912 345 678');
  const [notes, setNotes] = useState('');
  const [prize, setPrize] = useState('');
  const [agreed, setAgreed] = useState(true);
  return (
    <>
      <TextField label="Nome" autoComplete="name" required value={name} onChange={setName} />
      <TextField
        id="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="Enviamos a confirmação para aqui."
        error={EMAIL_ERROR}
        required
        value={email}
        onChange={setEmail}
      />
      <PhoneField
        legend="Telemóvel"
        prefixLabel="Indicativo"
        numberLabel="Número"
        prefix={{ id: 'prefix', value: prefix, onChange: setPrefix }}
        prefixOption={prefix}
        prefixes={[
          { value: '+351', text: '+351 Portugal' },
          { value: '+34', text: '+34 Espanha' },
        ]}
        number={{ id: 'number', value: phone, onChange: setPhone }}
      />
      <SelectField
        label="Prémio"
        optionalText="(opcional)"
        value={prize}
        onChange={setPrize}
        emptyText="Não usar prémio"
        options={[{ value: '1', text: 'Desconto de 5,00 €' }]}
      />
      <TextArea
        label="Notas para o estabelecimento"
        optionalText="(opcional)"
        rows={2}
        value={notes}
        onChange={setNotes}
      />
      <Checkbox
        label={
          <>
            Aceito os{' '}
            <Link href="https://example.com" newTabText="abre num novo separador">
              termos e condições
            </Link>
          </>
        }
        checked={agreed}
        onChange={setAgreed}
      />
    </>
  );
}

/** The contact form, and the order beside the button. */
export function ContactScreen() {
  return (
    <GalleryFrame label="Contacto" index={2} banner>
      <Step title="Os seus dados" focusTitle={false}>
        <Form onSubmit={() => undefined}>
          <ErrorSummary
            title="Falta corrigir 1 campo"
            errors={[{ fieldId: 'email', message: EMAIL_ERROR }]}
          />
          <ContactFields />
          <Card title="Resumo">
            <SummaryList
              rows={[
                { label: 'Quando', value: 'sexta-feira, 20 de novembro, 19:30' },
                { label: 'Pessoas', value: '2' },
                { label: 'Menu de degustação', value: '60,00 €' },
                { label: 'Desconto', value: '−10,00 €' },
              ]}
              total={{ label: 'Total', value: '50,00 €', note: 'IVA incluído' }}
            />
          </Card>
          <ActionBar>
            <Button variant="quiet">Voltar</Button>
            <Button variant="primary" type="submit">
              Confirmar e pagar
            </Button>
          </ActionBar>
        </Form>
      </Step>
    </GalleryFrame>
  );
}
