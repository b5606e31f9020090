/** A browser that lets the site keep nothing: whoever touches storage gets an error. */
export function storageDenied(act: () => void): void {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  if (!storage) throw new Error('no storage to deny');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  try {
    act();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', storage);
  }
}

/** A browser whose storage can be read and takes nothing more. */
export function storageFull(act: () => void): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  try {
    act();
  } finally {
    Storage.prototype.setItem = setItem;
  }
}
