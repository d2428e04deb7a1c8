import newCode from 'qrcode-generator';
import { useMemo } from 'react';

/** A quiet edge, as scanners want it. */
const EDGE = 3;

/** A text for the camera of a phone, dark on light in every theme. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { path, size } = useMemo(() => {
    const code = newCode(0, 'M');
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    const dots: string[] = [];
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < count; column++) {
        if (code.isDark(row, column)) dots.push(`M${column + EDGE} ${row + EDGE}h1v1h-1z`);
      }
    }
    return { path: dots.join(''), size: count + 2 * EDGE };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
