import { useEffect } from 'react';

/** Enter starts from anywhere in the form, and also from a page in which nothing has the focus yet. */
export function useEnter(start: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target, repeat }: KeyboardEvent): void => {
      const isIdle = target === document.body || target === document.getElementById('main');
      if (key === 'Enter' && isIdle && !repeat) start();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [start]);
}
