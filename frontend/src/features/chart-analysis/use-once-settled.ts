import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '@/shared/api/base-api';

/**
 * Once analyses are no longer under way, reads again what they consume or give back (free uses, coupons), which the service
 * decides at that moment, and calls `then`.
 */
export function useOnceSettled(isUnderWay: boolean, then?: () => void): void {
  const dispatch = useDispatch();
  const wasUnderWay = useRef(false);
  const settle = useEffectEvent(() => {
    dispatch(baseApi.util.invalidateTags(['chart-analysis', 'store']));
    then?.();
  });
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) settle();
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay]);
}
