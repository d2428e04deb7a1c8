/** Two words and the road between them. */
export const Logo = () => (
  <span className="logo" aria-hidden="true">
    LAST<b>ROAD</b>
  </span>
);
