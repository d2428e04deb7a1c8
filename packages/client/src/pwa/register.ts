const register = (): void => {
  navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => null);
};

/** Makes the pages available offline, once the first one is there. Without it everything works too, given a network. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};
