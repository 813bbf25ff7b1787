/**
 * The split floor: a small first module paints a shell, starts one call and the React chunk at the same
 * moment, and is live when both are there. What the checkout is held against.
 */
const CALL = '/rest/v1/web/campaigns/101?language=pt_PT&entityId=1';

const loadCampaign = async () => (await fetch(CALL)).json();

class SplitElement extends HTMLElement {
  async connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const shell = document.createElement('p');
    shell.textContent = 'A carregar';
    root.append(shell);
    const [campaign, { defineFloor }] = await Promise.all([
      loadCampaign(),
      import('./floor-app.mjs'),
    ]);
    defineFloor('bench-inner');
    const inner = document.createElement('bench-inner');
    inner.setAttribute('campaign', String(campaign.campaignView.campaignTitle));
    shell.replaceWith(inner);
  }
}

customElements.define('bench-element', SplitElement);
