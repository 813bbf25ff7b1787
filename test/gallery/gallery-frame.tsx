import { useState, type ReactNode } from 'react';
import { Link } from '../../src/ui/action/link.tsx';
import { Footer, PoweredBy } from '../../src/ui/frame/footer.tsx';
import { Frame, Header, ProgressSteps } from '../../src/ui/frame/frame.tsx';
import { LanguagePicker, type LanguageOption } from '../../src/ui/frame/language-picker.tsx';
import { SummaryBanner } from '../../src/ui/frame/summary-banner.tsx';
import { calendarIcon, peopleIcon } from '../../src/ui/icon/icon.tsx';

type Language = 'pt_PT' | 'es_ES' | 'en_EN';

const LANGUAGES: readonly LanguageOption<Language>[] = [
  { value: 'pt_PT', code: 'PT', name: 'Português', flag: 'pt', lang: 'pt' },
  { value: 'es_ES', code: 'ES', name: 'Español', flag: 'es', lang: 'es' },
  { value: 'en_EN', code: 'EN', name: 'English', flag: 'gb', lang: 'en' },
];

const NEW_TAB = 'abre num novo separador';

interface GalleryFrameProps {
  label: string;
  index: number;
  banner?: boolean;
  children: ReactNode;
}

/** The frame as an app would fill it. */
export function GalleryFrame({ label, index, banner, children }: GalleryFrameProps) {
  const [language, setLanguage] = useState<Language>('pt_PT');
  const links = ['Privacidade', 'Termos e condições', 'Livro de Reclamações'].map((text) => (
    <Link key={text} href="https://example.com" newTabText={NEW_TAB}>
      {text}
    </Link>
  ));
  return (
    <Frame
      lang="pt-PT"
      label={label}
      header={
        <Header
          progress={<ProgressSteps step={index + 1} total={4} text={`Passo ${index + 1} de 4`} />}
          title="Menu de degustação para dois"
          subtitle="Tasca do Largo, Lisboa"
          back={index > 0 ? { label: 'Voltar', onClick: () => undefined } : undefined}
          close={{ label: 'Fechar', onClick: () => undefined }}
        />
      }
      banner={
        banner && (
          <SummaryBanner
            items={[
              { icon: calendarIcon, text: 'sex., 20 nov. · 19:30' },
              { icon: peopleIcon, text: '2 pessoas' },
            ]}
            price="50,00 €"
            actionText="Alterar"
            onClick={() => undefined}
          />
        )
      }
      footer={
        <Footer
          links={links}
          languages={
            <LanguagePicker
              label="Idioma"
              value={language}
              options={LANGUAGES}
              onChange={setLanguage}
            />
          }
          poweredBy={<PoweredBy text="Powered by" name="merchant checkout" />}
        />
      }
    >
      {children}
    </Frame>
  );
}
