/** Length of the bar in metres. */
const length = 5;

/** A bar of five metres at the fleet's scale, hidden from screen readers: each machine has its size in words. */
export const ScaleBar = () => (
  <span className="scale-bar" aria-hidden="true">
    <svg viewBox={`0 0 ${length} 1`} width={`${length}em`} height="0.3em" preserveAspectRatio="none">
      <path fill="currentColor" d="M0 0H5V1H0Z" />
      <path className="fill-white" d="M1 .25H2V.75H1ZM3 .25H4V.75H3Z" />
    </svg>
    {`${length} m`}
  </span>
);
