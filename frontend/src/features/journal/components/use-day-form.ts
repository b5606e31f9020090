import { useState } from 'react';

/**
 * State of the form above the entries of a day: opened by the add button or by editing an entry. A day without entries shows the
 * form at once and keeps it when entries arrive, so that nothing typed is lost.
 */
export function useDayForm<Item>(items: readonly Item[] | undefined) {
  const [edited, edit] = useState<Item>();
  const [isAdding, setAdding] = useState(false);
  const [beganEmpty, setBeganEmpty] = useState(false);
  if (items?.length === 0 && !beganEmpty) setBeganEmpty(true);
  const isOpened = edited !== undefined || isAdding;
  return {
    edited,
    /** Whether a button opened it: the form takes the focus and can be cancelled. */
    isOpened,
    hasForm: isOpened || beganEmpty,
    add: () => setAdding(true),
    edit,
    end: () => {
      edit(undefined);
      setAdding(false);
    },
  };
}
