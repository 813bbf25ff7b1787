import { useTranslate } from '../screen-kit/screen.tsx';
import './demo-band.css';

/** Says that the answers come from a sandbox. */
export default function DemoBand() {
  return <p className="mc-demo">{useTranslate()('frame.demo')}</p>;
}
