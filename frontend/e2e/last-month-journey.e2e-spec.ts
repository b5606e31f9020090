import { createAdmin, registerMember, type SignedIn } from '../../backend/test/factories/member';
import { freshUid, verifiedUid } from '../../backend/test/factories/uid';
import { logIn, see } from './support/acts';
import { NARROW, faultsOf } from './support/look';
import { type Product, startProduct } from './support/product';

/** The question that members come with, on a phone: how much did I get last month, and why that much on the 14th? */
describe('the rebate of last month', () => {
  let product: Product;
  let hana: SignedIn;

  beforeAll(async () => {
    product = await startProduct();
    const admin = await createAdmin(product);
    hana = await registerMember(product, { emailConfirmed: true });
    const uid = await verifiedUid(admin, hana, freshUid());
    const rows = [
      ['2026-10-13', '100'],
      ['2026-10-14', '123.45'],
      ['2026-11-18', '200'],
    ].map(([day, fee]) => `${uid},${day},futures,100000,${fee},50`);
    const csv = ['uid,date,product,volume,fee,commission', ...rows, ''].join('\n');
    const content = Buffer.from(csv).toString('base64');
    const file = { exchange: 'binance', fileName: 'reports.csv', content };
    const { body } = await admin.client.post('/api/admin/report-imports', file);
    expect((await admin.client.post(`/api/admin/report-imports/${body.id}/commit`)).status).toBe(200);
  });

  afterAll(() => product.close());

  it('and the reason of one day are two taps from the login', async () => {
    const page = await product.visit({ width: NARROW });
    await logIn(page, hana);
    await page.waitForURL((url) => url.pathname === '/dashboard');
    const faults: string[] = [];

    await page.getByText('지난달(10월)').locator('[data-receipt-trigger]').click();
    const receipt = page.getByRole('dialog');
    await see(receipt, '2026.10 리베이트');
    await see(receipt, '44.69');
    faults.push(...(await faultsOf(page, 'the month', { within: '[role=dialog]' })));

    await receipt.getByRole('button', { name: /^2026\.10\.14/ }).click();
    await see(receipt, /수수료 123\.45 USDT × 20%/);
    await see(receipt, '24.69');
    faults.push(...(await faultsOf(page, 'the day', { within: '[role=dialog]' })));
    expect({ faults, complaints: product.complaints }).toEqual({ faults: [], complaints: [] });
  });
});
