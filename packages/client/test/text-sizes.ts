// How large the letters of a page really are on the screen, whatever scales what they stand in.
import type { Page } from 'playwright-core';

/** What is written on the page below such an element and smaller than so many pixels: words, size and where it stands. */
export const smallerThan = (page: Page, pixels: number, below: string): Promise<readonly string[]> =>
  page.evaluate(
    ([least, root]) => {
      /** How many times larger a box is shown than it says. */
      const scaleOf = (matrix: DOMMatrixReadOnly): number =>
        Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      const shownScale = (element: Element): number => {
        let scale = 1;
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          if (at instanceof SVGGraphicsElement) return scale * scaleOf(at.getScreenCTM() ?? new DOMMatrix());
          const { transform, scale: own } = getComputedStyle(at);
          if (transform !== 'none') scale *= scaleOf(new DOMMatrix(transform));
          if (own !== 'none') scale *= Number(own.split(' ')[0]);
        }
        return scale;
      };
      /** What only readers of the page hear is cut off to nothing. */
      const isSeen = (element: Element): boolean => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
        }
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0;
      };
      const found = new Set<string>();
      for (const around of document.querySelectorAll(root)) {
        const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
          const [element, words] = [text.parentElement, text.textContent?.trim() ?? ''];
          if (element === null || words === '' || element.closest('title, style') !== null || !isSeen(element))
            continue;
          const size = Number.parseFloat(getComputedStyle(element).fontSize) * shownScale(element);
          const place = element.closest('[class]')?.getAttribute('class') ?? '';
          // Half a hundredth is lost where a scale is rounded.
          if (size < least - 0.005) found.add(`${size.toFixed(2)}: "${words.slice(0, 30)}" in .${place}`);
        }
      }
      return [...found];
    },
    [pixels, below] as const,
  );
