import { correction, generate } from 'lean-qr/nano';
import './qr-code.css';

interface QrCodeProps {
  value: string;
  /** Text alternative: "Activation code ABC123 as a QR code". */
  label: string;
}

/** The white margin in modules, by ISO 18004. */
const QUIET_ZONE = 4;

function modulesPath(size: number, isDark: (x: number, y: number) => boolean): string {
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && isDark(x, y)) x += 1;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
    }
  }
  return runs.join('');
}

/** The modules of a QR code: its side, and whether the module in a column and a row is dark. */
export const qrModulesOf = (value: string) => generate(value, { minCorrectionLevel: correction.M });

/** A QR code, black on white in every theme for cameras. */
export function QrCode({ value, label }: QrCodeProps) {
  const code = qrModulesOf(value);
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      className="mc-qr"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}H${-QUIET_ZONE}z`} />
      <path fill="#000" d={modulesPath(code.size, (x, y) => code.get(x, y))} />
    </svg>
  );
}
