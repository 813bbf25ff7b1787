import { useTranslate } from '../screen-kit/screen.tsx';
import './demo-band.css';

/** Says that this is a demo and nothing is charged. */
export default function DemoBand() {
  return <p className="mc-demo">{useTranslate()('frame.demo')}</p>;
}
