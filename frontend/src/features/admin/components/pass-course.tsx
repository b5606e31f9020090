import { type TableProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { ExpandButton } from '@/features/admin/components/data-table';
import { adminTexts } from '@/features/admin/texts';
import { type IndicatorCourse, IndicatorTimeline } from '@/shared/ui/indicator-timeline';
import styles from '@/features/admin/components/admin.module.css';

/** Table properties for expanding the timeline of a pass, one at a time. */
export interface PassCourse<T> {
  /** Toggles the timeline of a row. */
  button: (row: T) => ReactNode;
  expandable: NonNullable<TableProps<T>['expandable']>;
}

/** Timeline of an indicator pass request below its row. Rows without one have no button. */
export function usePassCourse<T extends { id: string; userName: string }>(
  courseOf: (row: T) => IndicatorCourse | null,
): PassCourse<T> {
  const { t } = adminTexts.use();
  const [open, setOpen] = useState<string>();
  return {
    button: (row) => {
      const { id, userName: name } = row;
      const isOpen = open === id;
      return (
        courseOf(row) && (
          <ExpandButton
            label={isOpen ? t('requests.closeTimeline', { name }) : t('requests.openTimeline', { name })}
            isOpen={isOpen}
            onClick={() => setOpen(isOpen ? undefined : id)}
          />
        )
      );
    },
    expandable: {
      showExpandColumn: false,
      expandedRowKeys: open === undefined ? [] : [open],
      expandedRowRender: (row) => {
        const course = courseOf(row);
        return (
          course && (
            <div className={styles['detail']}>
              <div className={styles['course']}>
                <IndicatorTimeline purchase={course} />
              </div>
            </div>
          )
        );
      },
    },
  };
}
