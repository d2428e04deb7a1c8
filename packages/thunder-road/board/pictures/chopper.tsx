import { seatShape } from '@lastroad/ui';
import { memo } from 'react';

/** A chopper above the road; its rotor turns. */
export const Chopper = memo(({ seat }: { readonly seat: number }) => (
  <g className="tr-chopper" data-seat={seat}>
    <ellipse className="tr-chopper-shadow" cx="4" cy="12" rx="20" ry="13" />
    <path className="tr-chopper-body" d="M-25-2h14q3-9 13-9 12 0 14 11-2 11-14 11-10 0-13-9h-14z" />
    <path className="tr-chopper-tail" d="M-25-8v16M-11 0h-12" />
    <path className="tr-chopper-glass" d="M8-8q7 2 7.5 8-.5 6-7.5 8z" />
    <path className="tr-roof-plate" d={seatShape(seat)} transform="translate(-5 -6) scale(.5)" />
    <g className="tr-rotor">
      <path d="M-26 0h52M0-26v52" />
      <circle r="3" />
    </g>
  </g>
));
