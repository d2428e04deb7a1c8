/** As a `ref`: what appears below the lower edge of its panel, as it may on a phone, comes into sight. */
export const intoView = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' });
