import type { CartEntry } from '../rules/cart.ts';
import { useCartMoney } from './use-cart-money.ts';
import './order-lines.css';

function Line({ entry }: { entry: CartEntry }) {
  const money = useCartMoney(entry.currency);
  return (
    <li className="mc-order-line">
      <span className="mc-order-line__count">{entry.quantity} ×</span>
      <span className="mc-order-line__name">{entry.name}</span>
      <span className="mc-order-line__price">{money(entry.lineCents)}</span>
    </li>
  );
}

/** What is ordered, line by line, to be read. */
export function OrderLines({ items }: { items: readonly CartEntry[] }) {
  return (
    <ul className="mc-order-lines">
      {items.map((entry) => (
        <Line key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
