/**
 * A menu with a button for each item and a bar with the total, by hand, on the same answer of the same call: what
 * adding to the cart costs without any library. Items out of sight are left to `content-visibility`.
 */
const style = new CSSStyleSheet();
style.replaceSync(`
  .item { content-visibility: auto; contain-intrinsic-size: auto 108px; display: grid; grid-template-columns: 1fr auto; }
  .bar { position: sticky; inset-block-end: 0; background: white; }
`);

const money = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR' });

class PlainMenu extends HTMLElement {
  async connectedCallback() {
    this.root = this.attachShadow({ mode: 'open' });
    this.root.adoptedStyleSheets = [style];
    this.total = 0;
    this.bar = document.createElement('p');
    this.bar.className = 'bar';
    const response = await fetch('/rest/shop/1?language=pt_PT');
    const { priceListView } = await response.json();
    this.root.append(...priceListView.sections.map((section) => this.section(section)), this.bar);
  }

  section({ name, items }) {
    const section = document.createElement('section');
    const heading = document.createElement('h3');
    heading.textContent = name;
    const list = document.createElement('ul');
    list.append(...items.map((item) => this.item(item)));
    section.append(heading, list);
    return section;
  }

  item({ name, description, price }) {
    const row = document.createElement('li');
    row.className = 'item';
    const texts = document.createElement('div');
    for (const text of [name, description, money.format(price)]) {
      const line = document.createElement('p');
      line.textContent = text;
      texts.append(line);
    }
    const controls = document.createElement('span');
    const add = document.createElement('button');
    const count = document.createElement('span');
    add.textContent = '+';
    add.setAttribute('aria-label', `Adicionar ${name}`);
    add.addEventListener('click', () => {
      count.textContent = String(Number(count.textContent) + 1);
      this.total += price;
      this.bar.textContent = money.format(this.total);
    });
    controls.append(count, add);
    row.append(texts, controls);
    return row;
  }
}

customElements.define('bench-menu', PlainMenu);
