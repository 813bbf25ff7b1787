/** Menus of the site, in both languages. */

const item = (text, link) => ({ text, link });

const PLATFORMS = [
  ['html', 'Plain HTML', 'HTML simples'],
  ['wordpress', 'WordPress'],
  ['shopify', 'Shopify'],
  ['webflow', 'Webflow'],
  ['wix', 'Wix'],
  ['squarespace', 'Squarespace'],
  ['joomla', 'Joomla'],
  ['drupal', 'Drupal, Twig'],
  ['tag-manager', 'Google Tag Manager'],
];

const FRAMEWORKS = [
  ['react', 'React'],
  ['vue', 'Vue'],
  ['svelte', 'Svelte'],
  ['angular', 'Angular'],
  ['next', 'Next.js'],
  ['astro', 'Astro'],
];

const RECIPES = [
  ['modal', 'Open in a dialog', 'Abrir numa janela'],
  ['floating', 'Floating button', 'Botão flutuante'],
  ['times', 'Free times in the page', 'Horários livres na página'],
  ['prefill', 'Fill in what you know', 'Preencher o que já se sabe'],
  ['venues', 'Several venues', 'Vários estabelecimentos'],
  ['questions', 'Questions to customers', 'Perguntas aos clientes'],
  ['know-first', 'Before customers order', 'Antes de encomendar'],
  ['gift', 'Vouchers as gifts', 'Vouchers de oferta'],
  ['payment-methods', 'Ways to pay', 'Formas de pagamento'],
  ['table', 'Guests at a table', 'Clientes à mesa'],
  ['slots', 'Room for your own content', 'Espaço para o seu conteúdo'],
  ['before-sending', 'A check before sending', 'Uma verificação antes de enviar'],
  ['kiosk', 'A kiosk', 'Um quiosque'],
  ['several-elements', 'Several elements', 'Vários elementos'],
  ['theming', 'Colours and shapes', 'Cores e formas'],
  ['dark', 'Dark pages', 'Páginas escuras'],
  ['languages', 'Languages', 'Línguas'],
  ['texts', 'Your own texts', null],
  ['consent', 'Consent and GA4', 'Consentimento e GA4'],
  ['debug', 'Debug', null],
  ['assistants', 'Browser assistants', null],
  ['structured-data', 'Structured data', null],
  ['pictures', 'Pictures', null],
  ['single-page-apps', 'Single-page apps', null],
  ['page-scripts', 'Scripts on the page', null],
  ['frames-and-apps', 'In a frame, in an app', null],
  ['csp', 'Content security policy', null],
  ['integrity', 'Subresource integrity', null],
  ['upgrade', 'Upgrade', null],
];

const REFERENCE = [
  ['attributes', 'Attributes and properties'],
  ['events', 'Events'],
  ['methods', 'Methods'],
  ['styling', 'Custom properties and parts'],
  ['errors', 'Error codes'],
  ['texts', 'Texts'],
  ['browsers', 'Browsers'],
];

export const en = {
  themeConfig: {
    // Not every page has a Portuguese one: the language menu leads to the Portuguese start page.
    i18nRouting: false,
    nav: [
      item('Quickstart', '/quickstart'),
      item('Platforms', '/platforms/'),
      item('Playground', '/playground'),
      item('Reference', '/reference/attributes'),
      item('Changelog', '/changelog'),
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          item('Quickstart', '/quickstart'),
          item('Build yours', '/builder'),
          item('Playground', '/playground'),
          item('Where do my ids come from?', '/ids'),
          item('Choose what customers do', '/flows'),
          item('Sandbox and magic inputs', '/sandbox'),
        ],
      },
      {
        text: 'Your platform',
        collapsed: true,
        items: [...PLATFORMS, ...FRAMEWORKS].map(([path, text]) =>
          item(text, `/platforms/${path}`),
        ),
      },
      {
        text: 'Recipes',
        collapsed: true,
        items: [
          ...RECIPES.map(([path, text]) => item(text, `/recipes/${path}`)),
          item('Caching and versions', '/caching'),
          item('Performance', '/performance'),
        ],
      },
      {
        text: 'Understand',
        items: [
          item('Events, live', '/events'),
          item('Payments', '/payments'),
          item('Refunds and cancellations', '/refunds'),
          item('What your server receives', '/server'),
          item('Signing in', '/sign-in'),
          item('When something goes wrong', '/errors'),
          item('Help', '/help'),
          item('Accessibility', '/accessibility'),
          item('Privacy', '/privacy'),
        ],
      },
      {
        text: 'Reference',
        items: [
          ...REFERENCE.map(([path, text]) => item(text, `/reference/${path}`)),
          item('Limits', '/limits'),
          item('What a platform must answer', '/middleware'),
          item('Calls that change something', '/reference/calls'),
          item('The npm package', '/package'),
        ],
      },
      {
        text: 'Contributing',
        collapsed: true,
        items: [
          item('Set up and recipes', '/contributing'),
          item('Architecture', '/architecture'),
          item('Glossary', '/glossary'),
          item('Releasing', '/release'),
          item('Security', '/security'),
          item('Changelog', '/changelog'),
        ],
      },
    ],
  },
};

export const pt = {
  description:
    'Reservas, vouchers, encomendas e pagamentos para o comércio local, em qualquer página.',
  themeConfig: {
    nav: [
      item('Primeiros passos', '/pt/quickstart'),
      item('Plataformas', '/pt/platforms/'),
      item('Referência (em inglês)', '/reference/attributes'),
    ],
    sidebar: [
      {
        text: 'Começar',
        items: [
          item('Primeiros passos', '/pt/quickstart'),
          item('Monte o seu', '/pt/builder'),
          item('Playground (em inglês)', '/playground'),
          item('De onde vêm os identificadores?', '/pt/ids'),
          item('Escolher o que os clientes fazem', '/pt/flows'),
          item('Ambiente de testes', '/pt/sandbox'),
        ],
      },
      {
        text: 'Por plataforma',
        items: PLATFORMS.map(([path, text, own]) => item(own ?? text, `/pt/platforms/${path}`)),
      },
      {
        text: 'Receitas',
        items: RECIPES.filter(([, , own]) => own).map(([path, , own]) =>
          item(own, `/pt/recipes/${path}`),
        ),
      },
      {
        text: 'Saber mais',
        items: [
          item('Pagamentos', '/pt/payments'),
          item('Reembolsos e cancelamentos', '/pt/refunds'),
          item('Quando algo falha', '/pt/errors'),
          item('Ajuda', '/pt/help'),
          item('Acessibilidade', '/pt/accessibility'),
          item('Privacidade', '/pt/privacy'),
        ],
      },
    ],
    outline: { label: 'Nesta página' },
    docFooter: { prev: 'Página anterior', next: 'Página seguinte' },
    darkModeSwitchLabel: 'Aspeto',
    sidebarMenuLabel: 'Menu',
    returnToTopLabel: 'Voltar ao início',
    langMenuLabel: 'Mudar de língua',
  },
};
