import { useEffect, useState } from 'react';
import { type OpenedSlip, takeSlips } from '@/shared/receipts/slip-place';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';

const openedReceipt = lazyPart(async () => (await import('@/shared/ui/opened-receipt')).OpenedReceipt);

/** The receipt of the slip that was pressed last; it belongs to the shell and stays while pages change. */
export function SlipReceipt() {
  const [slip, setSlip] = useState<OpenedSlip & { key: number; isOpen: boolean }>();
  useEffect(
    () => takeSlips((opened) => setSlip((before) => ({ ...opened, key: before ? before.key + 1 : 0, isOpen: true }))),
    [],
  );
  if (!slip) return null;
  const { key, isOpen, ...receipt } = slip;
  return (
    <LazyPart part={openedReceipt} onFailed={() => setSlip(undefined)}>
      {(OpenedReceipt) => (
        <OpenedReceipt
          key={key}
          {...receipt}
          open={isOpen}
          onOpenChange={(open) => setSlip({ ...slip, isOpen: open })}
        />
      )}
    </LazyPart>
  );
}
