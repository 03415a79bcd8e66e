import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MisattributionPage as MisattributionData } from '../../contract/quotes.ts';
import { pageText } from '../../domain/pages/page.ts';
import { MISATTRIBUTION_PAGE } from '../../domain/pages/quote-pages.ts';
import { confidenceWords, foundWords } from '../../domain/quotes/misattribution.ts';
import {
  authorAddress,
  firstWords,
  inMarks,
  REALLY_SAID_ADDRESS,
  reallySaidAddress,
  topicAddress,
  topicName,
  workAndPlace,
} from '../../domain/quotes/wording.ts';
import { pageMetadata, siteOf } from '../shell/metadata.ts';
import { inBrowser, onServer, type Take } from '../shell/page-data.ts';
import { ShareRow } from '../sharing/share-row.tsx';
import { webPage } from '../structured-data/page.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import type { Route } from './+types/misattribution-page';
import { quoteBreadcrumbs } from './metadata.ts';
import styles from './misattribution-page.module.css';
import { QuoteText } from './quote-text.tsx';
import { misattributionQuery } from './queries.ts';
import { sharedFinding } from './shared-quote.ts';
import { QuoteBreadcrumbs } from './breadcrumbs.tsx';

export { PageError as ErrorBoundary } from '../shell/error-screen.tsx';

export const handle = { page: MISATTRIBUTION_PAGE };

const TITLE_WORDS = 60;

const load = (take: Take, { params: { slug } }: Route.LoaderArgs) =>
  take(misattributionQuery(slug), ({ quotes }) => quotes.misattribution(slug));

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { slug, text, falselyTo, believed } = loaderData;
  const words = firstWords(text, TITLE_WORDS);
  const { title, description } = pageText(MISATTRIBUTION_PAGE, { words, false: falselyTo, believed });
  const canonicalPath = reallySaidAddress(slug);
  const page = { title, description, canonicalPath };
  const structuredData = [
    webPage(page, site),
    quoteBreadcrumbs(site, ['Who really said it?', REALLY_SAID_ADDRESS], [words, canonicalPath]),
  ];
  return pageMetadata({ ...page, type: 'article', structuredData }, site);
};

function Findings({ record }: { record: MisattributionData }): ReactNode {
  const { falselyTo, saidBy, confidence, falseAuthors } = record;
  return (
    <dl className={styles.findings}>
      <div>
        <dt>Often credited to</dt>
        <dd className={styles.name}>{falselyTo}</dd>
        {falseAuthors.map(({ slug, name }) => (
          <dd key={slug} className={styles.note}>
            <Link to={authorAddress(slug)}>What {name} did write</Link>
          </dd>
        ))}
      </div>
      <div>
        <dt>Really said by</dt>
        <dd className={styles.name}>{saidBy.name ?? 'Nobody knows'}</dd>
        <dd className={styles.note}>{foundWords(saidBy)}</dd>
        <dd className={styles.note}>{confidenceWords(confidence, saidBy)}</dd>
      </div>
    </dl>
  );
}

function RealLine({ line }: { line: NonNullable<MisattributionData['realLine']> }): ReactNode {
  const { text, author, translator, checked } = line;
  return (
    <section className={styles.block} aria-labelledby="real-line">
      <SectionHead id="real-line">A Real Quote</SectionHead>
      <p className={styles.real}>
        <QuoteText text={text} />
      </p>
      <p className={styles.author}>
        {author.slug ? <Link to={authorAddress(author.slug)}>{author.name}</Link> : author.name}
        {', '}
        <i>{workAndPlace(line)}</i>
      </p>
      <p className={styles.checked}>
        {translator && `Translated by ${translator}. `}
        {checked}
      </p>
    </section>
  );
}

export default function MisattributionPage({ loaderData: record }: Route.ComponentProps): ReactNode {
  const { slug, text, believed, topics, realLine, next } = record;
  return (
    <Wrap key={slug}>
      <QuoteBreadcrumbs steps={[['Who really said it?', REALLY_SAID_ADDRESS]]} />
      <h1 className={styles.words}>
        <QuoteText text={text} />
      </h1>
      <Findings record={record} />
      <p className={styles.believed}>{believed}</p>
      <ShareRow shared={sharedFinding(record)} className={styles.share} />
      {realLine && <RealLine line={realLine} />}
      <nav aria-label="Read on" className={styles.on}>
        <Link to={topicAddress(topics[0]!)}>{topicName(topics[0]!)} quotes with a source</Link>
        <Link to={reallySaidAddress(next.slug)} rel="next">
          Next: {inMarks(firstWords(next.text, 40))}
        </Link>
      </nav>
    </Wrap>
  );
}
