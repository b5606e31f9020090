import type { LinkProps } from 'react-router';
import { journalImportTexts } from '@/features/journal/import/texts';
import { isUnderWay, openImportOf, useImportWatch, useUnderWayText } from '@/features/journal/import/use-import-watch';
import { useListJournalImportsInfiniteQuery } from '@/shared/api/generated/member';
import type { JournalImportDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { ButtonLink } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

/** In the journal: an import that is under way or waits for the member, and the way to it. */
export function OpenImportNotice(link: Pick<LinkProps, 'to' | 'state'>) {
  const open = openImportOf(itemsOf(useListJournalImportsInfiniteQuery({}).data));
  return open && <Watched key={open.id} listed={open} link={link} />;
}

function Watched({ listed, link }: { listed: JournalImportDto; link: Pick<LinkProps, 'to' | 'state'> }) {
  const { t } = journalImportTexts.use();
  const saying = useUnderWayText();
  const { data: found = listed } = useImportWatch(listed.id, listed.status);
  const { status, fileName } = found;
  if (!isUnderWay(status) && status !== 'previewed') return null;
  return (
    <Notice
      title={status === 'previewed' ? t('waits', { name: fileName }) : saying(status, found)}
      action={
        <ButtonLink size="s" {...link}>
          {t('goOn')}
        </ButtonLink>
      }
    >
      {status === 'previewed' && t('waitsText')}
    </Notice>
  );
}
