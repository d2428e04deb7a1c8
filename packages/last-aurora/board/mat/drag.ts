import { type PointerEvent as PointerEventOf, useEffect, useRef, useState } from 'react';
import { ARRANGE, DAMAGE, DONE, EMPTY } from '../../src/state.ts';
import type { AuroraBoardProps } from '../props.ts';

/** Pixels a finger may tremble before it drags instead of pressing. */
const TREMBLE = 6;
/** Where a token comes from that is in no slot yet. */
export const FROM_HAND = -1;

interface Dragged {
  readonly token: number;
  readonly x: number;
  readonly y: number;
}

export interface Cargo {
  readonly dragged: Dragged | null;
  /** What makes a slot's token one that can be dragged. */
  grip(slot: number, token: number): Grip;
}

interface Grip {
  readonly 'data-grip'?: true;
  readonly onPointerDown?: (event: PointerEventOf) => void;
}

/** The answers that move a token from one slot to another, as far as the open question lets one begin. */
export const movesFor = (asked: AuroraBoardProps['asked'], from: number, to: number): readonly number[] => {
  if (asked === null) return [];
  if (from === FROM_HAND) return asked.about === 'slot' ? [to] : [];
  if (asked.name === 'arrange.chooseToken') return [from, to];
  return asked.choices.some(({ choice, aside }) => aside && choice === ARRANGE) ? [ARRANGE, from, to, DONE] : [];
};

const slotAt = (x: number, y: number): number | null => {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
  return found === undefined ? null : Number(found);
};

interface Plan {
  readonly answers: readonly number[];
  /** The step whose question the first of them answers. */
  readonly step: number;
}

/** Gives several answers one after the other, each to the question that the one before it leads to. */
const usePlan = (board: AuroraBoardProps): ((answers: readonly number[]) => void) => {
  const plan = useRef<Plan | null>(null);
  const latest = useRef(board);
  const [begun, setBegun] = useState(0);
  latest.current = board;
  useEffect(() => {
    const { asked, step, onChoose, onAsk } = latest.current;
    if (plan.current === null || asked === null) return;
    const { answers, step: planned } = plan.current;
    const [next, ...others] = answers;
    plan.current = null;
    if (next === undefined || step !== planned) return;
    if (asked.choices.some(({ choice }) => choice === next)) {
      plan.current = { answers: others, step: step + 1 };
      onChoose(next);
    } else if (asked.things.includes(next)) onAsk(next);
  }, [board.asked, begun]);
  return answers => {
    plan.current = { answers, step: latest.current.step };
    setBegun(count => count + 1);
  };
};

/** Cargo can be dragged from slot to slot whenever the open question allows tidying up. */
export const useCargo = (board: AuroraBoardProps): Cargo => {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const begin = usePlan(board);
  const follow = (from: number, token: number, start: PointerEventOf): void => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let moved = false;
    addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        moved ||= Math.hypot(x - start.clientX, y - start.clientY) > TREMBLE;
        if (moved) setDragged({ token, x, y });
      },
      { signal },
    );
    const end = ({ clientX, clientY, type }: PointerEvent): void => {
      leaving.abort();
      setDragged(null);
      const to = slotAt(clientX, clientY);
      if (moved && type === 'pointerup' && to !== null && to !== from) begin(movesFor(board.asked, from, to));
    };
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  };
  return {
    dragged,
    grip: (slot, token) =>
      token === EMPTY || (token === DAMAGE && slot !== FROM_HAND) || movesFor(board.asked, slot, slot).length === 0
        ? {}
        : { 'data-grip': true, onPointerDown: event => follow(slot, token, event) },
  };
};
