/**
 * A week calendar with the slots of one day, by hand, on the same answer of the same call: what paging costs
 * without any library. Rows out of sight are left to `content-visibility`.
 */
const style = new CSSStyleSheet();
style.replaceSync(`
  .week { display: grid; grid-template-columns: repeat(7, 1fr); }
  .slot { content-visibility: auto; contain-intrinsic-size: auto 44px; display: block; min-block-size: 44px; }
`);

const DAY_MS = 86_400_000;
const dayName = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'full' });
const dayNumber = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', weekday: 'short' });
const time = new Intl.DateTimeFormat('pt-PT', { timeStyle: 'short' });

class PlainCalendar extends HTMLElement {
  async connectedCallback() {
    this.root = this.attachShadow({ mode: 'open' });
    this.root.adoptedStyleSheets = [style];
    const response = await fetch(
      `/rest/v4/campaigns/101/calendar/available-slots?startPeriod=${new Date().toISOString()}&untilMinutes=43200`,
    );
    const slots = await response.json();
    this.slotsByDay = Map.groupBy(slots, ({ startTime }) => startTime.slice(0, 10));
    this.start = Date.parse([...this.slotsByDay.keys()][0]);
    this.draw();
  }

  /** Draws the week of `start`; its slots come when a day is chosen. */
  draw() {
    const days = Array.from({ length: 7 }, (_, index) => new Date(this.start + index * DAY_MS));
    const iso = (day) => day.toISOString().slice(0, 10);
    const previous = this.button('Semana anterior', () => this.page(-7));
    const next = this.button('Semana seguinte', () => this.page(7));
    const week = document.createElement('div');
    week.className = 'week';
    week.setAttribute('role', 'grid');
    for (const day of days) {
      const button = this.button(dayNumber.format(day), () => this.showSlots(iso(day)));
      button.setAttribute('aria-label', dayName.format(day));
      button.disabled = !this.slotsByDay.has(iso(day));
      week.append(button);
    }
    this.list = document.createElement('div');
    this.root.replaceChildren(previous, next, week, this.list);
  }

  showSlots(day) {
    const rows = (this.slotsByDay.get(day) ?? []).map(({ startTime }) => {
      const row = document.createElement('label');
      row.className = 'slot';
      const radio = document.createElement('input');
      radio.type = 'radio';
      radio.name = 'slot';
      row.append(radio, time.format(Date.parse(startTime)));
      return row;
    });
    this.list.replaceChildren(...rows);
  }

  page(days) {
    this.start += days * DAY_MS;
    this.draw();
  }

  button(text, onClick) {
    const button = document.createElement('button');
    button.textContent = text;
    button.addEventListener('click', onClick);
    return button;
  }
}

customElements.define('bench-calendar', PlainCalendar);
