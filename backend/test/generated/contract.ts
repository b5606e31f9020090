export interface paths {
    "/api/admin/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminExchanges"];
        put?: never;
        post: operations["createExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchanges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateExchange"];
        trace?: never;
    };
    "/api/admin/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminFaq"];
        put?: never;
        post: operations["createFaqEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/faq/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["orderFaq"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/faq/placeholders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFaqPlaceholders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/faq/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteFaqEntry"];
        options?: never;
        head?: never;
        patch: operations["updateFaqEntry"];
        trace?: never;
    };
    "/api/admin/flagged-report-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFlaggedReportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/indicator-purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminIndicatorPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/indicator-purchases/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["approveIndicatorPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/indicator-purchases/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rejectIndicatorPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/job-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJobRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger-health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLedgerHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger-health/findings/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["closeLedgerFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/luff-redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminLuffRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/luff-redemptions/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["approveLuffRedemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/luff-redemptions/{id}/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordLuffPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/luff-redemptions/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rejectLuffRedemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mining-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminMiningItems"];
        put?: never;
        post: operations["createMiningItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mining-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateMiningItem"];
        trace?: never;
    };
    "/api/admin/report-import-mappings/{exchange}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReportImportMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReportImports"];
        put?: never;
        post: operations["uploadReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-imports/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadReportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReportImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["commitReportImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["undoReportImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/report-syncs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReportSyncs"];
        put?: never;
        post: operations["startReportSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateAdminSetting"];
        trace?: never;
    };
    "/api/admin/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAdminSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/uid-disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminUidDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/uid-disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["decideUidDispute"];
        trace?: never;
    };
    "/api/admin/uid-verification-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminUidVerificationRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/uid-verification-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["decideUidVerificationRequest"];
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/adjust-lance-coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["adjustMemberLcoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["endMemberSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/issue-chart-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueChartCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/lance-coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMemberLcoinEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/lance-coins.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadMemberLcoinEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/lance-coins/{entryId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMemberLcoinReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/luff-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMemberLuffTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/luff-transactions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadMemberLuffTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/luff-transactions/{entryId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMemberLuffReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetMemberPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMemberStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/uid/{uidId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["cancelUserUid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAttendanceStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChartAnalyses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-analysis/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["analyzeChart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-analysis/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChartCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-analysis/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChartModel"];
        put: operations["allowChartModel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-analysis/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChartAnalysisScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-analysis/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChartAnalysisUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-analysis/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChartAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chart-analysis/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChartAnalysisPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coingecko/coin/{coinId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCoinInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coingecko/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCoinMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto-news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAlerts"];
        put?: never;
        post: operations["createAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/alerts/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rehearseAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteAlert"];
        options?: never;
        head?: never;
        patch: operations["updateAlert"];
        trace?: never;
    };
    "/api/crypto/candles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCandles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/coin-analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCoinAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/coin-analysis/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCoinWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/favourites/{symbol}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["addFavourite"];
        post?: never;
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/funding-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFundingRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/hyperliquid-positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listHyperliquidPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/large-trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLargeTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/liquidations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLiquidations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamMarket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/market-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMarketOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPush"];
        put: operations["putPush"];
        post?: never;
        delete: operations["deletePush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/sectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/surge-coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSurgeCoins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/top-gainers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTopGainers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily-journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDailyEntries"];
        put?: never;
        post: operations["saveDailyEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/daily-journal/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteDailyEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listExchanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/idle-rewards/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimIdleReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/idle-rewards/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIdleRewardStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator-charts/liquidation-map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLiquidationMapChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator-charts/order-block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrderBlockChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator-charts/whale-hunter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWhaleHunterChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getIndicatorPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator-purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["purchaseIndicator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator-purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIndicatorPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator-purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["cancelIndicatorPurchase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJournalConnections"];
        put?: never;
        post: operations["connectExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["disconnectExchange"];
        options?: never;
        head?: never;
        patch: operations["chooseSyncedSymbols"];
        trace?: never;
    };
    "/api/journal/connections/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["syncExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJournalDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/days.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadJournalDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/days.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadJournalDaysWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJournalImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/imports/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJournalImport"];
        put?: never;
        post?: never;
        delete: operations["deleteJournalImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/imports/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmJournalImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/imports/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readHistoryAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["undoJournalImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/note-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNoteTemplates"];
        put: operations["saveNoteTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/note-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteNoteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJournalPictures"];
        put?: never;
        post: operations["addJournalPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJournalPicture"];
        put?: never;
        post?: never;
        delete: operations["deleteJournalPicture"];
        options?: never;
        head?: never;
        patch: operations["updateJournalPicture"];
        trace?: never;
    };
    "/api/journal/pictures/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreJournalPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/pictures/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJournalThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/rebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJournalRebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/tax-year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTaxYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/tax-year.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadTaxYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/tax-year.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadTaxYearWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kimchi-premium": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getKimchiPremium"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kimchi-premium/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPremiumHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kimchi-premium/sparklines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSparklines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lance-coins/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLcoinBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lance-coins/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLcoinEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lance-coins/history.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadLcoinEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lance-coins/history/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLcoinReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lance-coins/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLcoinSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logInMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logOutMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLuffBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/mining-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMiningItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/my-mining-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOwnMiningItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/payout-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPayoutSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/purchase-indicator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["purchaseIndicatorWithLuff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/purchase-mining-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["purchaseMiningItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLuffRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/redemptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["cancelLuffRedemption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/request-payback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestPayback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLuffSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/toggle-mining-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["toggleMiningItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLuffTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/transactions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadLuffTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/luff/transactions/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLuffReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-subscriptions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMailSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-subscriptions/{token}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["endMailSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/market-highlights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMarketHighlights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/market-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMarketMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mypage/cashflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCashFlows"];
        put?: never;
        post: operations["createCashFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mypage/cashflows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteCashFlow"];
        options?: never;
        head?: never;
        patch: operations["updateCashFlow"];
        trace?: never;
    };
    "/api/mypage/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mypage/performance/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJournalStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mypage/rates/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLatestRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mypage/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTrades"];
        put?: never;
        post: operations["createTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mypage/trades.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mypage/trades.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadTradesWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mypage/trades/sum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sumTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mypage/trades/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteTrade"];
        options?: never;
        head?: never;
        patch: operations["updateTrade"];
        trace?: never;
    };
    "/api/purchase-chart-analysis-voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["purchaseChartAnalysisVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipt-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReceiptKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listKeptReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{kind}/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReceiptImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{kind}/{id}/kept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["keepReceipt"];
        post?: never;
        delete: operations["removeKeptReceipt"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{kind}/{id}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shareReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["registerMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkResetToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-receipts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSharedReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSiteSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStoreOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["translateNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uid-disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUidDisputes"];
        put?: never;
        post: operations["openUidDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uid-verification-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestUidVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uid-verification-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUidVerificationRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uid/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkUid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOwnMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-mining-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUserMiningItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-uid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["registerUserUid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-uid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteUserUid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["closeOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/earnings/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEarningDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/mail-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMailPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateMailPreferences"];
        trace?: never;
    };
    "/api/user/rebate-months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRebateMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rebate-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRebateRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rebate-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRebateSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTwoFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/two-factor/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["enableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/two-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setUpTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateOwnMember"];
        trace?: never;
    };
    "/api/user/{id}/uids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUserUids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActiveBoostDto: {
            capMultiplier: string;
            endsAt: string;
            name: string;
            rateMultiplier: string;
            ratePercent: string;
            sourceId: string;
        };
        AdjustLcoinDto: {
            amount: string | number;
            description?: string;
        };
        AdminExchangeDto: {
            badge: string | null;
            color: string;
            dayTimeZone: string;
            discountRate: string;
            feeRate: string | null;
            hasApi: boolean;
            hiddenLanguages: string[];
            id: string;
            isActive: boolean;
            kycNoteEn: string | null;
            kycNoteKo: string | null;
            kycWaitHours: number | null;
            logo: string | null;
            name: string;
            rebateMinimumUsdt: string;
            rebateRate: string;
            rebateWhenEn: string;
            rebateWhenKo: string;
            rebateWhereEn: string;
            rebateWhereKo: string;
            referralLink: string;
            simulated: boolean;
            sort: number;
            travelRuleBithumb: boolean;
            travelRuleUpbit: boolean;
        };
        AdminFaqEntryDto: {
            answerEn: string;
            answerKo: string;
            id: string;
            isPublished: boolean;
            keywordsEn: string[];
            keywordsKo: string[];
            link: string | null;
            position: number;
            questionEn: string;
            questionKo: string;
            updatedAt: string;
        };
        AdminIndicatorPurchaseChangedDto: {
            message: string;
            purchase: components["schemas"]["DecidedIndicatorPurchaseDto"];
        };
        AdminIndicatorPurchaseDto: {
            adminNote: string | null;
            approvedAt: string | null;
            cancellable: boolean;
            createdAt: string;
            expiresAt: string | null;
            id: string;
            otherAccounts: components["schemas"]["OtherAccountDto"][];
            otherAccountsCount: number;
            paidAmount: string;
            paidWith: components["schemas"]["IndicatorPaidWith"];
            passDays: number;
            passStatus: components["schemas"]["IndicatorPassStatus"] | null;
            processedAt: string | null;
            proposedExpiresOn: string;
            purchasedAt: string;
            runningUntil: string | null;
            status: components["schemas"]["IndicatorPurchaseStatus"];
            timeline: components["schemas"]["IndicatorStepDto"][];
            tradingviewId: string;
            userEmail: string;
            userId: string;
            userName: string;
        };
        AdminLuffRedemptionDto: {
            adminNote: string | null;
            clawback: string;
            createdAt: string;
            expiresAt: string | null;
            findings: components["schemas"]["PayoutFindingDto"][];
            id: string;
            luffAmount: string;
            otherAccounts: components["schemas"]["OtherAccountDto"][];
            otherAccountsCount: number;
            paidAt: string | null;
            passStatus: components["schemas"]["IndicatorPassStatus"] | null;
            passTimeline: components["schemas"]["IndicatorStepDto"][] | null;
            payoutReference: string | null;
            payoutUid: components["schemas"]["RedemptionUidDto"] | null;
            processedAt: string | null;
            proposedExpiresOn: string | null;
            redemptionType: components["schemas"]["RedemptionType"];
            runningUntil: string | null;
            status: components["schemas"]["RedemptionStatus"];
            timeline: components["schemas"]["RedemptionStepDto"][];
            tradingviewId: string | null;
            usdtAmount: string | null;
            userEmail: string;
            userId: string;
            userName: string;
            userUids: components["schemas"]["AdminRedemptionUidDto"][];
            walletAddress: string | null;
        };
        AdminMailDto: {
            attempts: number;
            createdAt: string;
            error: string | null;
            id: string;
            kind: string;
            name: string | null;
            nextAttemptAt: string | null;
            sentAt: string | null;
            /** @enum {string} */
            status: "dropped" | "failed" | "muted" | "sent" | "waiting";
            to: string | null;
        };
        AdminMessageDto: {
            message: string;
        };
        AdminMiningItemDto: {
            capMultiplier: string;
            descriptionEn: string;
            descriptionKo: string;
            durationHours: number;
            effectType: components["schemas"]["MiningEffectType"];
            effectValue: string;
            icon: string;
            id: string;
            isActive: boolean;
            nameEn: string;
            nameKo: string;
            price: number;
            rateMultiplier: string;
            sold: number;
            sort: number;
            updatedAt: string;
        };
        AdminRedemptionChangedDto: {
            message: string;
            redemption: components["schemas"]["DecidedLuffRedemptionDto"];
        };
        AdminRedemptionUidDto: {
            exchangeName: string;
            id: string;
            status: components["schemas"]["RedemptionUidStatus"];
            uid: string;
        };
        AdminSettingDto: {
            changedAt: string | null;
            defaultValue: string;
            key: string;
            kind: components["schemas"]["SettingKind"];
            label: string;
            max: string | null;
            min: string | null;
            value: string;
        };
        AdminSummaryDto: {
            flagged: components["schemas"]["FlaggedTotalsDto"];
            ledgerFindings: number;
            pending: components["schemas"]["PendingCountsDto"];
            pendingCount: number;
            totalLCoins: string;
            totalRebate: string;
            totalUsers: number;
            totalVolume: string;
        };
        AdminUidDisputeDto: {
            adminNote: string | null;
            claimant: components["schemas"]["UidDisputePartyDto"];
            createdAt: string;
            exchangeName: string;
            holder: components["schemas"]["UidDisputePartyDto"];
            id: string;
            processedAt: string | null;
            proofCode: string;
            statement: string;
            status: components["schemas"]["UidDisputeStatus"];
            uid: string;
        };
        AdminUserDto: {
            closedAt: string | null;
            createdAt: string;
            email: string;
            emailConfirmed: boolean;
            id: string;
            isAdmin: boolean;
            lCoinBalance: string;
            lastLoginAt: string | null;
            luffBalance: string;
            name: string;
            registeredExchanges: components["schemas"]["RegisteredExchangeDto"][];
            totalRebate: string;
            totalVolume: string;
            tradingviewId: string | null;
            twoFactorEnabled: boolean;
        };
        AdminVerificationRequestDto: {
            adminNote: string | null;
            createdAt: string;
            evidence: components["schemas"]["RequestEvidenceDto"] | null;
            exchangeName: string;
            id: string;
            isHeldByAnother: boolean;
            processedAt: string | null;
            reviewReason: components["schemas"]["UidReviewReason"];
            status: components["schemas"]["RequestStatus"];
            uid: string;
            userEmail: string;
            userId: string;
            userLanguage: components["schemas"]["Language"];
            userName: string;
        };
        /** @enum {string} */
        AlertDirection: "above" | "below";
        AlertDto: {
            direction: components["schemas"]["AlertDirection"];
            expiresAt: string | null;
            firedAt: string | null;
            firings: number;
            id: string;
            isListed: boolean | null;
            isMet: boolean | null;
            kind: components["schemas"]["AlertKind"];
            minutes: number | null;
            repeatMinutes: number | null;
            state: components["schemas"]["AlertState"];
            symbol: string;
            threshold: string;
            value: number | null;
        };
        /** @enum {string} */
        AlertFiringBasis: "candle" | "history" | "live";
        AlertFiringDto: {
            alertId: string;
            at: string;
            basis: components["schemas"]["AlertFiringBasis"];
            direction: components["schemas"]["AlertDirection"];
            id: string;
            kind: components["schemas"]["AlertKind"];
            mailed: boolean;
            minutes: number | null;
            simulated: boolean;
            source: string;
            symbol: string;
            threshold: string;
            value: string;
        };
        /** @enum {string} */
        AlertKind: "change" | "funding" | "liquidations" | "premiumFx" | "premiumUsdt" | "priceKrw" | "priceUsdt";
        AlertRehearsalDto: {
            fired: number | null;
            from: string | null;
            isMet: boolean | null;
            simulated: boolean;
            stepMinutes: number | null;
            value: number | null;
        };
        /** @enum {string} */
        AlertState: "active" | "done" | "expired" | "paused";
        AlertsDto: {
            alerts: components["schemas"]["AlertDto"][];
            firings: components["schemas"]["AlertFiringDto"][];
            most: number;
        };
        AllowChartModelDto: {
            allowed: boolean;
        };
        AnalyzeChartDto: {
            couponCode?: string;
            imageUrl: string;
            symbol?: string;
            timeframe?: components["schemas"]["ChartTimeframe"];
            useCoupon?: boolean;
        };
        /** @enum {string} */
        ApiErrorCode: "admin.findingNotFound" | "admin.otherFindingsOpen" | "admin.releaseNeeded" | "auth.accountClosed" | "auth.adminCannotClose" | "auth.adminPasswordNotReset" | "auth.codeRequired" | "auth.confirmationInvalid" | "auth.currentPasswordWrong" | "auth.emailAlreadyConfirmed" | "auth.emailNotConfirmed" | "auth.emailTaken" | "auth.lastAdministrator" | "auth.mailTopicUnknown" | "auth.memberNotFound" | "auth.passwordUnchanged" | "auth.secondFactorRequired" | "auth.temporaryPasswordExpired" | "auth.tokenInvalid" | "auth.tooManyAttempts" | "auth.tooManyAttemptsNow" | "auth.twoFactorAlreadyOn" | "auth.twoFactorNotSetUp" | "auth.wrongCode" | "auth.wrongCredentials" | "auth.wrongSecondFactor" | "chartAnalysis.alreadyRunning" | "chartAnalysis.analysisNotFound" | "chartAnalysis.axisUnreadable" | "chartAnalysis.broken" | "chartAnalysis.couponMissing" | "chartAnalysis.noFreeUseLeft" | "chartAnalysis.noModel" | "chartAnalysis.notAPicture" | "chartAnalysis.pictureAnimated" | "chartAnalysis.pictureBroken" | "chartAnalysis.pictureGone" | "chartAnalysis.pictureKind" | "chartAnalysis.pictureMissing" | "chartAnalysis.pictureNotBase64" | "chartAnalysis.pictureTooLarge" | "chartAnalysis.timedOut" | "chartAnalysis.tooManyPixels" | "chartAnalysis.tooManyWaiting" | "chartAnalysis.tooOften" | "chartAnalysis.unreadable" | "exchangeReport.notDue" | "exchangeReport.outOfReach" | "faq.entryNotFound" | "faq.full" | "faq.orderOutdated" | "faq.placeholderUnknown" | "faq.placeholdersTooMany" | "indicators.alreadyPending" | "indicators.alreadyProcessed" | "indicators.chartNotReadYet" | "indicators.expiryBeforeRunningEnds" | "indicators.expiryInThePast" | "indicators.expiryTooFar" | "indicators.ownRequest" | "indicators.paidWithLuff" | "indicators.priceChanged" | "indicators.purchaseNotFound" | "indicators.purchasePending" | "insights.alertCoinGone" | "insights.alertExpiry" | "insights.alertNotFound" | "insights.alertNotMeasured" | "insights.alertOnlyAbove" | "insights.alertOutOfBounds" | "insights.coinUnknown" | "insights.newsNotReadYet" | "insights.notReadYet" | "insights.pushEndpoint" | "insights.tooManyAlerts" | "insights.tooManyFavourites" | "journal.balancesMissing" | "journal.cashFlowNotFound" | "journal.connectionFeesImported" | "journal.connectionKnown" | "journal.connectionNotFound" | "journal.connectionRefused" | "journal.dayInFuture" | "journal.dayTooEarly" | "journal.entryNotFound" | "journal.importBroken" | "journal.importEmpty" | "journal.importFeesSynced" | "journal.importFull" | "journal.importNotFound" | "journal.importNotOpen" | "journal.importOtherFile" | "journal.importTooManyRows" | "journal.importUnderWay" | "journal.importedTrade" | "journal.keyCannotRead" | "journal.keyInvalid" | "journal.keyMayTrade" | "journal.mappingIncomplete" | "journal.notAPicture" | "journal.noteTemplateNotFound" | "journal.passphraseMissing" | "journal.pictureAnimated" | "journal.pictureBroken" | "journal.pictureKind" | "journal.pictureNotFound" | "journal.picturePlace" | "journal.pictureTooLarge" | "journal.picturesFull" | "journal.resultTooLarge" | "journal.stopOnWrongSide" | "journal.symbolsMissing" | "journal.syncUnderWay" | "journal.tooManyCashFlows" | "journal.tooManyConnections" | "journal.tooManyNoteTemplates" | "journal.tooManyPicturesHere" | "journal.tooManyPixels" | "journal.tooManyTrades" | "journal.tradeNotFound" | "journal.zoneUnknown" | "lcoin.adjustedTwice" | "lcoin.alreadyCheckedIn" | "lcoin.attendanceOff" | "lcoin.dayChanged" | "lcoin.entryNotFound" | "lcoin.idleMiningOff" | "lcoin.notYetClaimable" | "lcoin.ownAdjustment" | "lcoin.windowClaimed" | "ledger.alreadyConcluded" | "ledger.amountNotDecimal" | "ledger.amountOutOfRange" | "ledger.amountTooPrecise" | "ledger.frozen" | "ledger.insufficient" | "ledger.keyReused" | "ledger.noAccount" | "ledger.pointsHeld" | "ledger.transferNotFound" | "live.tooManyOfAddress" | "live.tooManyOpened" | "luff.alreadyPaid" | "luff.alreadyProcessed" | "luff.amountsDisagree" | "luff.belowMinimum" | "luff.confirmedEmailNeeded" | "luff.expiryDateNeeded" | "luff.findingsChanged" | "luff.luffOwed" | "luff.memberOwesLuff" | "luff.notApproved" | "luff.nothingToPayOut" | "luff.owesAndUidGone" | "luff.ownRequest" | "luff.paybackPending" | "luff.paybackUnpaid" | "luff.payoutReferenceUsed" | "luff.payoutUidGone" | "luff.payoutUidNotVerified" | "luff.payoutsHeldAfterNewUid" | "luff.payoutsLocked" | "luff.redemptionNotFound" | "luff.requestedTwice" | "luff.transactionNotFound" | "luff.verifiedUidNeeded" | "mail.notWaiting" | "mail.subscriptionInvalid" | "platform.adminOnly" | "platform.bodyTooLarge" | "platform.busy" | "platform.cursorInvalid" | "platform.databaseUnavailable" | "platform.fileOnly" | "platform.foreignOrigin" | "platform.idempotencyKeyInvalid" | "platform.idempotencyKeyReused" | "platform.internal" | "platform.jsonOnly" | "platform.loginRequired" | "platform.malformedBody" | "platform.notFound" | "platform.passwordChangeRequired" | "platform.pictureTooLarge" | "platform.routeNotFound" | "platform.twoFactorRequired" | "platform.validationFailed" | "receipts.linkNotFound" | "receipts.notFound" | "receipts.notOurs" | "receipts.notShareable" | "receipts.tooManyKept" | "receipts.tooManyShares" | "settings.invalidValue" | "settings.invisibleText" | "settings.notAnEmail" | "settings.unknownKey" | "store.alreadyOff" | "store.alreadyOn" | "store.boughtTwice" | "store.capBoostNeedsMultiplier" | "store.couponNotUsable" | "store.issuedTwice" | "store.itemNotFound" | "store.itemNotOnOffer" | "store.itemOver" | "store.ownCoupons" | "store.ownedItemNotFound" | "store.premiumNeedsMultipliers" | "store.priceChanged" | "store.sameItemOn" | "store.speedBoostNeedsPercent" | "store.switchedJustNow" | "store.switchedTooOften" | "store.tooManyCoupons" | "store.tooManyItemsOn" | "tableFile.brokenQuotes" | "tableFile.brokenWorkbook" | "tableFile.empty" | "tableFile.tooDemanding" | "tableFile.tooLarge" | "tableFile.tooManyColumns" | "tableFile.tooManyRows" | "tableFile.tooManyStrings" | "tableFile.tooSlow" | "tableFile.unreadable" | "tableFile.unsupported" | "uidRebate.checkByReviewOnly" | "uidRebate.checkUnavailable" | "uidRebate.disputeAlreadyPending" | "uidRebate.disputeNotFound" | "uidRebate.disputeNotNeeded" | "uidRebate.exchangeExists" | "uidRebate.exchangeNotOffered" | "uidRebate.holderChanged" | "uidRebate.importEmpty" | "uidRebate.importNotFound" | "uidRebate.importNotOpen" | "uidRebate.ownRequest" | "uidRebate.requestAlreadyDecided" | "uidRebate.requestAlreadyPending" | "uidRebate.requestNotFound" | "uidRebate.syncAlreadyAsked" | "uidRebate.syncDaysInvalid" | "uidRebate.syncNotPossible" | "uidRebate.tooManyChecks" | "uidRebate.tooManyChecksFromAddress" | "uidRebate.tooManyWaiting" | "uidRebate.uidAlreadyRegistered" | "uidRebate.uidAlreadyVerified" | "uidRebate.uidHeldByAnother" | "uidRebate.uidHeldMeanwhile" | "uidRebate.uidNotFound" | "uidRebate.unknownExchange" | "upstream.accessRefused" | "upstream.clockRefused" | "upstream.rateLimited" | "upstream.requestRefused" | "upstream.schemaDrift" | "upstream.unavailable";
        ApiErrorDto: {
            alreadyChecked?: boolean;
            code: components["schemas"]["ApiErrorCode"];
            fields?: components["schemas"]["ApiErrorFieldDto"][];
            message: string;
            params?: {
                [key: string]: string | number;
            };
            requestId: string;
        };
        ApiErrorFieldDto: {
            message: string;
            path: string;
        };
        ApproveIndicatorPurchaseDto: {
            adminNote?: string;
            expiresAt: string;
        };
        ApproveRedemptionDto: {
            adminNote?: string;
            confirmedFindings?: string[];
            expiryDate?: string;
            payoutReference?: string;
        };
        AttendanceCheckedDto: {
            balance: string;
            day: string;
            entryId: string;
            message: string;
            reward: string;
        };
        AttendanceStatusDto: {
            checkedAt: string | null;
            day: string;
            entryId: string | null;
            hasCheckedToday: boolean;
            nextDayAt: string;
            paid: string | null;
            reward: string;
        };
        CandleDto: {
            at: string;
            close: number;
            closed: boolean;
            high: number;
            low: number;
            open: number;
            volume: number;
        };
        /** @enum {string} */
        CandleQuote: "KRW" | "USDT";
        CandlesDto: {
            candles: components["schemas"]["CandleDto"][];
            fetchedAt: string;
            /** @enum {string} */
            quote: "KRW" | "USDT";
            simulated: boolean;
            source: string;
            stale: boolean;
            symbol: string;
            /** @enum {string} */
            timeframe: "15m" | "1d" | "1h" | "1m" | "4h" | "5m";
        };
        CashFlowDto: {
            amount: string;
            description: string | null;
            id: string;
            transactionDate: string;
            type: components["schemas"]["CashFlowType"];
        };
        /** @enum {string} */
        CashFlowType: "deposit" | "withdrawal";
        ChangePasswordDto: {
            currentPassword: string;
            newPassword: string;
        };
        ChangeSettingDto: {
            value: string | number | boolean;
        };
        ChartAnalysisDetailsDto: {
            analysis: string | null;
            couponCode: string | null;
            createdAt: string;
            direction: components["schemas"]["ChartDirection"] | null;
            entryPrice: string | null;
            failure: string | null;
            finishedAt: string | null;
            hasPicture: boolean;
            id: string;
            position: number | null;
            report: components["schemas"]["ChartReportDto"] | null;
            riskReward: string | null;
            status: components["schemas"]["ChartAnalysisStatus"];
            stopLoss: string | null;
            symbol: string | null;
            takeProfit: string | null;
            timeframe: components["schemas"]["ChartTimeframe"];
        };
        ChartAnalysisDto: {
            analysis: string | null;
            couponCode: string | null;
            createdAt: string;
            direction: components["schemas"]["ChartDirection"] | null;
            entryPrice: string | null;
            failure: string | null;
            finishedAt: string | null;
            hasPicture: boolean;
            id: string;
            position: number | null;
            riskReward: string | null;
            status: components["schemas"]["ChartAnalysisStatus"];
            stopLoss: string | null;
            symbol: string | null;
            takeProfit: string | null;
            timeframe: components["schemas"]["ChartTimeframe"];
        };
        /** @enum {string} */
        ChartAnalysisStatus: "done" | "failed" | "running" | "waiting";
        ChartAnalysisUsageDto: {
            remainingCount: number;
            usedCount: number;
        };
        ChartCouponDto: {
            couponCode: string;
            createdAt: string;
            id: string;
            isUsed: boolean;
            origin: components["schemas"]["CouponOrigin"];
            usedAt: string | null;
        };
        /** @enum {string} */
        ChartDirection: "long" | "neutral" | "short";
        /** @enum {string} */
        ChartEngine: "embedded" | "model";
        ChartMarkDto: {
            height: number;
            of: components["schemas"]["ChartMarkKind"];
            outsideMarket: boolean;
            text: string | null;
            width: number;
            x: number;
            y: number;
        };
        /** @enum {string} */
        ChartMarkKind: "demand" | "entry" | "label" | "plot" | "resistance" | "stop" | "supply" | "support" | "takeProfit" | "unfitLabel";
        ChartMarketDto: {
            high: string;
            lastCandleAt: string | null;
            low: string;
            simulated: boolean;
            source: string;
            symbol: string;
            timeframe: components["schemas"]["ChartTimeframe"];
        };
        ChartModelDto: {
            allowedAt: string | null;
            available: boolean;
            host: string | null;
            model: string | null;
            simulated: boolean;
        };
        ChartModelPartDto: {
            failure: string | null;
            name: string;
            simulated: boolean;
        };
        ChartReportDto: {
            atr: string | null;
            candleCount: number;
            engine: components["schemas"]["ChartEngine"];
            height: number;
            lastPrice: string | null;
            legibility: number;
            market: components["schemas"]["ChartMarketDto"] | null;
            marks: components["schemas"]["ChartMarkDto"][];
            model: components["schemas"]["ChartModelPartDto"] | null;
            remarks: string[];
            rsi: string | null;
            unread: string[];
            version: number;
            width: number;
        };
        ChartScoreDto: {
            asOf: string;
            horizonBars: number;
            pending: number;
            rows: components["schemas"]["ChartScoreRowDto"][];
            simulated: boolean;
            unmeasured: number;
        };
        /** @enum {string} */
        ChartScoreGroup: "all" | "engine" | "symbol" | "timeframe";
        ChartScoreRowDto: {
            alwaysLong: number | null;
            coinFlip: number | null;
            count: number;
            expired: number;
            group: components["schemas"]["ChartScoreGroup"];
            high: number | null;
            hitRate: number | null;
            hits: number;
            low: number | null;
            of: string | null;
        };
        /** @enum {string} */
        ChartTimeframe: "15m" | "1d" | "1h" | "1m" | "4h" | "5m";
        CheckAttendanceDto: {
            /** Format: date */
            day?: string;
        };
        CheckUidDto: {
            exchange: string;
            uid: string;
        };
        ChooseSymbolsDto: {
            symbols?: string[];
        };
        ClaimIdleRewardDto: {
            /** Format: date-time */
            since?: string;
        };
        CloseAccountDto: {
            code?: string;
            currentPassword: string;
        };
        CloseFindingDto: {
            note: string;
            release?: boolean;
        };
        CoinAnalysisDto: {
            at: string;
            funding: components["schemas"]["CoinFundingDto"] | null;
            korea: components["schemas"]["CoinPremiumDto"][];
            largeTrades: components["schemas"]["CoinFlowsDto"] | null;
            liquidations: components["schemas"]["CoinFlowsDto"] | null;
            news: components["schemas"]["CoinNewsDto"] | null;
            openInterest: components["schemas"]["CoinOpenInterestDto"] | null;
            price: components["schemas"]["CoinPriceDto"] | null;
            symbol: string;
            trend: components["schemas"]["CoinTrendDto"] | null;
        };
        CoinDescriptionDto: {
            en: string | null;
            ko: string | null;
        };
        CoinDto: {
            change24h: number | null;
            exchange: string;
            high24h: number | null;
            lastUpdated: string;
            low24h: number | null;
            marketCap: number | null;
            price: number;
            simulated: boolean;
            stale: boolean;
            symbol: string;
            volume24h: number | null;
        };
        CoinFeesDto: {
            amount: string;
            coin: string;
        };
        CoinFlowsDto: {
            fetchedAt: string;
            newestOfAll: number | null;
            sides: components["schemas"]["FlowSumDto"][];
            simulated: boolean;
            since: string;
            source: string;
            stale: boolean;
        };
        CoinFundingDto: {
            fetchedAt: string;
            nextAt: string;
            rate: number;
            simulated: boolean;
            source: string;
            stale: boolean;
        };
        CoinInfoDto: {
            categories: string[];
            description: components["schemas"]["CoinDescriptionDto"];
            exchanges: string[];
            fetchedAt: string;
            id: string;
            market_data: components["schemas"]["CoinMarketDataDto"];
            name: string;
            simulated: boolean;
            source: string;
            stale: boolean;
            symbol: string;
        };
        CoinMarketDataDto: {
            current_price: components["schemas"]["InUsdDto"];
            market_cap: components["schemas"]["InUsdDto"];
            price_change_percentage_24h: number | null;
            total_volume: components["schemas"]["InUsdDto"];
        };
        CoinMarketDto: {
            current_price: number | null;
            fetchedAt: string;
            high_24h: number | null;
            id: string;
            image: string | null;
            last_updated: string | null;
            low_24h: number | null;
            market_cap: number | null;
            market_cap_rank: number | null;
            name: string;
            price_change_percentage_24h: number | null;
            simulated: boolean;
            source: string;
            stale: boolean;
            symbol: string;
            total_volume: number | null;
        };
        CoinNewsDto: {
            count: number;
            fetchedAt: string;
            negative: number;
            positive: number;
            simulated: boolean;
            source: string;
            stale: boolean;
        };
        CoinOpenInterestDto: {
            fetchedAt: string;
            fundingHourly: number;
            openInterestUsd: number;
            simulated: boolean;
            source: string;
            stale: boolean;
        };
        CoinPremiumDto: {
            fetchedAt: string;
            /** @enum {string|null} */
            gap: "noGlobalPrice" | "noGlobalTrades" | "noRate" | null | "otherCoin" | "staleGlobalPrice";
            krwPrice: number;
            others: components["schemas"]["SourceDto"][];
            premium: number | null;
            simulated: boolean;
            /** @enum {string} */
            source: "bithumb" | "upbit";
            stale: boolean;
            usdtPremium: number | null;
            week: components["schemas"]["PremiumWeekDto"] | null;
        };
        CoinPriceDto: {
            change24h: number | null;
            fetchedAt: string;
            high24h: number | null;
            low24h: number | null;
            price: number;
            simulated: boolean;
            source: string;
            stale: boolean;
            volume24h: number | null;
        };
        CoinTextDto: {
            factsAt: string;
            model: string;
            simulated: boolean;
            text: string;
            writtenAt: string;
        };
        CoinTrendDto: {
            change30d: number | null;
            change7d: number | null;
            dailyRange: number | null;
            days: number;
            fetchedAt: string;
            high: number;
            low: number;
            place: number | null;
            simulated: boolean;
            source: string;
            stale: boolean;
        };
        CoinWordsDto: {
            pending: boolean;
            words: components["schemas"]["CoinTextDto"] | null;
        };
        ConfirmEmailDto: {
            token: string;
        };
        ConnectExchangeDto: {
            apiKey: string;
            apiSecret: string;
            exchange: components["schemas"]["SyncedExchange"];
            passphrase?: string;
            symbols?: string[];
        };
        /** @enum {string} */
        ConnectionStatus: "failed" | "paused" | "ready" | "refused" | "syncing";
        /** @enum {string} */
        CouponOrigin: "admin" | "voucher";
        CouponsIssuedDto: {
            coupons: components["schemas"]["ChartCouponDto"][];
            message: string;
        };
        CreateAlertDto: {
            direction: components["schemas"]["AlertDirection"];
            /** Format: date-time */
            expiresAt?: string | null;
            kind: components["schemas"]["AlertKind"];
            minutes?: number | null;
            repeatMinutes?: number | null;
            symbol: string;
            threshold: string | number;
        };
        CreateCashFlowDto: {
            amount: string | number;
            description?: string | null;
            transactionDate: string;
            type: components["schemas"]["CashFlowType"];
        };
        CreateExchangeDto: {
            badge?: string | null;
            color?: string;
            discountRate?: string;
            feeRate?: string | null;
            hiddenLanguages?: components["schemas"]["Language"][];
            id: string;
            isActive?: boolean;
            kycNoteEn?: string | null;
            kycNoteKo?: string | null;
            kycWaitHours?: number | null;
            logo?: string | null;
            name: string;
            rebateMinimumUsdt?: string;
            rebateRate: string;
            rebateWhenEn?: string;
            rebateWhenKo?: string;
            rebateWhereEn?: string;
            rebateWhereKo?: string;
            /** Format: uri */
            referralLink: string;
            reportOffsetHours?: number;
            sort?: number;
            travelRuleBithumb?: boolean;
            travelRuleUpbit?: boolean;
        };
        CreateFaqEntryDto: {
            answerEn: string;
            answerKo: string;
            isPublished?: boolean;
            keywordsEn: string[];
            keywordsKo: string[];
            link?: string | null;
            questionEn: string;
            questionKo: string;
        };
        CreateJournalPictureDto: {
            altText?: string | null;
            /** Format: date */
            date?: string;
            imageUrl: string;
            /** Format: uuid */
            tradeId?: string;
        };
        CreateMiningItemDto: {
            capMultiplier?: string | number;
            descriptionEn: string;
            descriptionKo: string;
            durationHours: number;
            effectType: components["schemas"]["MiningEffectType"];
            effectValue?: string | number;
            /** @enum {string} */
            icon: "gauge" | "gem" | "layers" | "package" | "pickaxe" | "zap";
            isActive?: boolean;
            nameEn: string;
            nameKo: string;
            price: number;
            rateMultiplier?: string | number;
            sort?: number;
        };
        CreateTradeDto: {
            entryPrice: string | number;
            exchange?: string;
            exitPrice: string | number;
            leverage?: string | number;
            mistake?: string | null;
            mood?: number | null;
            note?: string | null;
            profitLoss?: string | number;
            profitLossPercent?: string | number;
            quantity: string | number;
            rating?: number | null;
            /** Format: uuid */
            restores?: string;
            setup?: string | null;
            stopPrice?: (string | number) | null;
            symbol: string;
            tags?: string[];
            tradeDate: string;
            type: components["schemas"]["TradeType"];
        };
        DailyEntryDto: {
            endBalanceUSDT: string | null;
            note: string | null;
            profitLossUSDT: string | null;
            startBalanceUSDT: string | null;
            summaryDate: string;
        };
        DecideRequestDto: {
            action: components["schemas"]["RequestDecision"];
            adminNote?: string | null;
        };
        DecideUidDisputeDto: {
            action: components["schemas"]["RequestDecision"];
            adminNote: string;
        };
        DecidedIndicatorPurchaseDto: {
            adminNote: string | null;
            approvedAt: string | null;
            cancellable: boolean;
            createdAt: string;
            expiresAt: string | null;
            id: string;
            otherAccountsCount: number;
            paidAmount: string;
            paidWith: components["schemas"]["IndicatorPaidWith"];
            passDays: number;
            passStatus: components["schemas"]["IndicatorPassStatus"] | null;
            processedAt: string | null;
            proposedExpiresOn: string;
            purchasedAt: string;
            runningUntil: string | null;
            status: components["schemas"]["IndicatorPurchaseStatus"];
            timeline: components["schemas"]["IndicatorStepDto"][];
            tradingviewId: string;
            userEmail: string;
            userId: string;
            userName: string;
        };
        DecidedLuffRedemptionDto: {
            adminNote: string | null;
            clawback: string;
            createdAt: string;
            expiresAt: string | null;
            findings: components["schemas"]["PayoutFindingDto"][];
            id: string;
            luffAmount: string;
            otherAccountsCount: number;
            paidAt: string | null;
            passStatus: components["schemas"]["IndicatorPassStatus"] | null;
            passTimeline: components["schemas"]["IndicatorStepDto"][] | null;
            payoutReference: string | null;
            payoutUid: components["schemas"]["RedemptionUidDto"] | null;
            processedAt: string | null;
            proposedExpiresOn: string | null;
            redemptionType: components["schemas"]["RedemptionType"];
            runningUntil: string | null;
            status: components["schemas"]["RedemptionStatus"];
            timeline: components["schemas"]["RedemptionStepDto"][];
            tradingviewId: string | null;
            usdtAmount: string | null;
            userEmail: string;
            userId: string;
            userName: string;
            userUids: components["schemas"]["AdminRedemptionUidDto"][];
            walletAddress: string | null;
        };
        /** @enum {string} */
        Device: "desktop" | "mobile" | "other" | "tablet";
        DisableTwoFactorDto: {
            code: string;
            currentPassword: string;
        };
        DoneDto: {
            message: string;
        };
        DrawdownDto: {
            amount: string;
            lowDay: string;
            peakDay: string | null;
            recoveredDay: string | null;
        };
        DrawnMarkDto: {
            /** @enum {string} */
            place: "above" | "at" | "below";
            /** @enum {string} */
            sign?: "buy" | "sell";
            x: number;
            y: number;
        };
        DrawnPriceDto: {
            value: number;
            y: number;
        };
        DrawnShapeDto: {
            d: string;
            /** @enum {string} */
            look: "average" | "broken" | "down" | "heat1" | "heat2" | "heat3" | "heat4" | "heat5" | "large" | "up" | "volume" | "zone";
        };
        /** @enum {string} */
        EarningBook: "lcoin" | "luff" | "rebate";
        EarningDayDto: {
            day: string;
            lcoin: string;
            luff: string;
        };
        EarningDto: {
            amount: string;
            at: string;
            balanceAfter: string | null;
            book: components["schemas"]["EarningBook"];
            day: string;
            description: string;
            id: string;
            kind: components["schemas"]["ReceiptKind"];
            simulated: boolean;
            type: components["schemas"]["EntryType"];
        };
        EnableTwoFactorDto: {
            code: string;
        };
        EndedSessionsDto: {
            ended: number;
        };
        EntryDto: {
            amount: string;
            balanceAfter: string;
            clawbackAfter: string;
            createdAt: string;
            description: string;
            id: string;
            reference: components["schemas"]["EntryReferenceDto"] | null;
            type: components["schemas"]["EntryType"];
        };
        EntryReceiptDto: {
            amount: string;
            at: string;
            balanceAfter: string;
            clawbackAfter: string;
            correctedAt: string | null;
            createdAt: string;
            description: string;
            id: string;
            marks: components["schemas"]["ReceiptMark"][];
            note: string | null;
            number: string;
            paidInUsdt: boolean;
            reference: components["schemas"]["EntryReferenceDto"] | null;
            rows: components["schemas"]["ReceiptRowDto"][];
            seal: string;
            source: string;
            sum: components["schemas"]["ReceiptSumDto"];
            type: components["schemas"]["EntryType"];
        };
        EntryReferenceDto: {
            id: string;
            type: string;
        };
        /** @enum {string} */
        EntryType: "bonus" | "earn" | "mining" | "other" | "spend";
        EquityDayDto: {
            day: string;
            equity: string;
            result: string;
        };
        ExchangeDto: {
            badge: string | null;
            color: string;
            discountRate: string;
            id: string;
            kycNote: string | null;
            kycWaitHours: number | null;
            logo: string | null;
            makerFee: string;
            name: string;
            rebateCredit: components["schemas"]["RebateCreditDto"];
            rebateRate: string;
            referralLink: string;
            takerFee: string;
            travelRuleBithumb: boolean;
            travelRuleUpbit: boolean;
        };
        /** @enum {string} */
        ExchangeFilter: "ALL" | "Binance" | "Bitget" | "Bybit" | "OKX";
        ExchangeUidDto: {
            exchangeName: string;
            uid: string;
        };
        FactReceiptDto: {
            at: string;
            correctedAt: string | null;
            id: string;
            kept: boolean;
            kind: components["schemas"]["ReceiptKind"];
            marks: components["schemas"]["ReceiptMark"][];
            note: string | null;
            number: string;
            paidInUsdt: boolean;
            rows: components["schemas"]["ReceiptRowDto"][];
            seal: string;
            shared: components["schemas"]["SharedPreviewDto"] | null;
            source: string;
            sum: components["schemas"]["ReceiptSumDto"];
            title: string;
        };
        FaqEntryDto: {
            answer: string;
            asOf: string;
            byExchange: components["schemas"]["FaqExchangeAnswerDto"][];
            id: string;
            keywords: string[];
            link: string | null;
            question: string;
            quotes: components["schemas"]["FaqQuoteDto"][];
        };
        FaqExchangeAnswerDto: {
            answer: string;
            exchangeName: string;
            quotes: components["schemas"]["FaqQuoteDto"][];
        };
        FaqPlaceholderDto: {
            key: string;
            labelEn: string;
            labelKo: string;
            valueEn: string | null;
            valueKo: string | null;
        };
        FaqQuoteDto: {
            key: string;
            label: string;
            value: string;
        };
        FavouritesDto: {
            symbols: string[];
        };
        FearGreedDto: {
            at: string;
            fetchedAt: string;
            simulated: boolean;
            source: string;
            stale: boolean;
            value: number;
        };
        FlaggedTotalsDto: {
            commission: string;
            rebate: string;
            rows: number;
        };
        FlowSumDto: {
            count: number;
            /** @enum {string} */
            side: "buy" | "long" | "sell" | "short";
            value: number;
        };
        ForgotPasswordDto: {
            email: string;
        };
        FundingRateDto: {
            coin: string;
            fetchedAt: string;
            markPrice: number;
            nextAt: string;
            rate: number;
            simulated: boolean;
            stale: boolean;
            symbol: string;
        };
        GainerHighlightDto: {
            change: number;
            exchange: string;
            fetchedAt: string;
            simulated: boolean;
            stale: boolean;
            symbol: string;
        };
        HeadlineDto: {
            id: string;
            publishedAt: string;
            publisher: string;
            title: string;
        };
        HeadlinesDto: {
            en: components["schemas"]["HeadlineDto"][];
            fetchedAt: string;
            ko: components["schemas"]["HeadlineDto"][];
            simulated: boolean;
            stale: boolean;
        };
        HealthDto: {
            database: boolean;
            /** @enum {string} */
            status: "ok" | "unavailable";
            time: string;
            version: string;
        };
        HistoryColumnsDto: {
            fee?: string;
            feeCoin?: string;
            orderId?: string;
            price?: string;
            quantity?: string;
            result?: string;
            side?: string;
            symbol?: string;
            time?: string;
            tradeId?: string;
        };
        HistoryCountsDto: {
            bad: number;
            duplicate: number;
            new: number;
            skipped: number;
        };
        HistoryMappingDto: {
            columns: components["schemas"]["HistoryColumnsDto"];
            exchange: string;
            market: components["schemas"]["TradeMarket"];
        };
        /** @enum {string} */
        HistoryNeededField: "price" | "quantity" | "side" | "symbol" | "time";
        HistoryOutcomeDto: {
            open: number;
            rows: number;
            trips: number;
            unassigned: number;
            unmatched: number;
        };
        HistoryPreviewDto: {
            counts: components["schemas"]["HistoryCountsDto"];
            exchange: string | null;
            firstAt: string | null;
            format: string | null;
            headers: string[];
            lastAt: string | null;
            mapping: components["schemas"]["HistoryMappingDto"] | null;
            missing: components["schemas"]["HistoryNeededField"][];
            problems: components["schemas"]["HistoryProblemDto"][];
            rows: components["schemas"]["HistoryRowDto"][];
            unread: string[];
            zone: string;
            zoneFrom: components["schemas"]["HistoryZoneSource"];
        };
        HistoryProblemDto: {
            cause: string;
            column: string | null;
            line: number;
            message: string;
            value: string;
        };
        /** @enum {string} */
        HistoryRange: "24h" | "7d" | "90d";
        HistoryRowDto: {
            at: string;
            fee: string | null;
            feeCoin: string | null;
            isNew: boolean;
            kind: components["schemas"]["HistoryRowKind"];
            lane: components["schemas"]["TradeType"] | null;
            line: number;
            market: components["schemas"]["TradeMarket"];
            price: string | null;
            quantity: string | null;
            quote: string;
            result: string | null;
            side: components["schemas"]["HistorySide"] | null;
            symbol: string;
        };
        /** @enum {string} */
        HistoryRowKind: "fee" | "funding" | "trade";
        /** @enum {string} */
        HistorySide: "buy" | "sell";
        /** @enum {string} */
        HistoryZoneSource: "exchange" | "file" | "member" | "proposed";
        HoldingDto: {
            average: number | null;
            ofLosses: number | null;
            ofWins: number | null;
            tradeCount: number;
        };
        IdleFormulaDto: {
            baseCap: number;
            boosts: components["schemas"]["ActiveBoostDto"][];
            cap: string;
            capMultiplier: string;
            intervalSeconds: number;
            perInterval: string;
            rateMultiplier: string;
            ratePercent: string;
            reward: string;
        };
        IdleRewardClaimedDto: {
            balance: string;
            entryId: string;
            message: string;
            nextClaimIn: number;
            reward: string;
        };
        IdleRewardStatusDto: {
            accrued: string;
            asOf: string;
            canClaimNow: boolean;
            claimable: string;
            cooldownRemaining: number;
            enabled: boolean;
            filled: string;
            formula: components["schemas"]["IdleFormulaDto"];
            full: boolean;
            inactiveAfterSeconds: number;
            lastClaimAt: string | null;
            since: string;
        };
        ImportColumnsDto: {
            asset?: string;
            commission?: string;
            day?: string;
            fee?: string;
            product?: string;
            rate?: string;
            uid?: string;
            volume?: string;
        };
        ImportCountsDto: {
            bad: number;
            changed: number;
            derivedFees: number;
            duplicate: number;
            good: number;
            new: number;
            replaced: number;
            unknownUids: number;
        };
        /** @enum {string} */
        ImportDayOrder: "dmy" | "mdy";
        /** @enum {string} */
        ImportDecimalMark: "," | ".";
        /** @enum {string} */
        ImportField: "asset" | "commission" | "day" | "fee" | "product" | "rate" | "uid" | "volume";
        ImportMappingDto: {
            columns: components["schemas"]["ImportColumnsDto"];
            dayOrder?: components["schemas"]["ImportDayOrder"];
            decimalMark?: components["schemas"]["ImportDecimalMark"];
            /** Format: date */
            fixedDay?: string;
            product?: components["schemas"]["ReportProduct"];
            repeatedRows?: components["schemas"]["ImportRepeatedRows"];
        };
        ImportPreviewDto: {
            counts: components["schemas"]["ImportCountsDto"];
            dayTimeZone: string;
            exchange: string;
            exchangeName: string;
            firstDay: string | null;
            format: string;
            headers: string[];
            id: string | null;
            lastDay: string | null;
            mapping: components["schemas"]["ImportMappingDto"];
            missingFields: components["schemas"]["ImportField"][];
            problems: components["schemas"]["ImportProblemDto"][];
            stored: components["schemas"]["ImportStoredDto"] | null;
            totals: components["schemas"]["ImportSumsDto"];
            unknownUids: string[];
        };
        ImportProblemDto: {
            cause: string;
            column: string | null;
            field: components["schemas"]["ImportField"];
            line: number;
            message: string;
            otherLine: number | null;
            value: string;
        };
        /** @enum {string} */
        ImportRepeatedRows: "refuse" | "sum";
        ImportStoredDto: {
            commission: string;
            days: number;
            rebate: string;
            rows: number;
            volume: string;
        };
        ImportSumsDto: {
            commission: string;
            rebate: string;
            rows: number;
            volume: string;
        };
        ImportUndoDto: {
            commission: string;
            firstDay: string | null;
            lastDay: string | null;
            rebate: string;
            rows: number;
        };
        ImportWrittenDto: {
            changed: number;
            kept: number;
            new: number;
            unchanged: number;
            withdrawn: number;
        };
        InUsdDto: {
            usd: number | null;
        };
        IndicatorChartDto: {
            fetchedAt: string;
            /** @enum {string} */
            indicator: "liquidation-map" | "order-block" | "whale-hunter";
            /** @enum {string} */
            interval: "1h" | "4h";
            marks: components["schemas"]["DrawnMarkDto"][];
            prices: components["schemas"]["DrawnPriceDto"][];
            shapes: components["schemas"]["DrawnShapeDto"][];
            simulated: boolean;
            source: string;
            symbol: string;
            until: string;
        };
        /** @enum {string} */
        IndicatorPaidWith: "LCOIN" | "LUFF";
        IndicatorPassDto: {
            active: boolean;
            daysLeft: number | null;
            expiresAt: string | null;
            hasPending: boolean;
            passDays: number;
            priceLcoin: number;
            priceLuff: number;
            status: components["schemas"]["IndicatorPassStatus"] | null;
        };
        /** @enum {string} */
        IndicatorPassStatus: "active" | "expired" | "expiring";
        IndicatorPurchaseChangedDto: {
            message: string;
            purchase: components["schemas"]["IndicatorPurchaseDto"];
        };
        IndicatorPurchaseDto: {
            adminNote: string | null;
            approvedAt: string | null;
            cancellable: boolean;
            createdAt: string;
            expiresAt: string | null;
            id: string;
            paidAmount: string;
            paidWith: components["schemas"]["IndicatorPaidWith"];
            passDays: number;
            passStatus: components["schemas"]["IndicatorPassStatus"] | null;
            processedAt: string | null;
            purchasedAt: string;
            status: components["schemas"]["IndicatorPurchaseStatus"];
            timeline: components["schemas"]["IndicatorStepDto"][];
            tradingviewId: string;
        };
        /** @enum {string} */
        IndicatorPurchaseStatus: "approved" | "pending" | "rejected";
        /** @enum {string} */
        IndicatorStep: "active" | "approved" | "cancelled" | "expired" | "expiring" | "rejected" | "requested";
        IndicatorStepDto: {
            at: string;
            done: boolean;
            step: components["schemas"]["IndicatorStep"];
        };
        IssueCouponsDto: {
            count?: number;
        };
        JobRunDto: {
            counts: {
                [key: string]: number;
            } | null;
            error: string | null;
            finishedAt: string | null;
            job: string;
            slot: string;
            startedAt: string;
            status: components["schemas"]["JobStatus"];
        };
        /** @enum {string} */
        JobStatus: "done" | "failed";
        JournalConnectionDto: {
            createdAt: string;
            exchange: components["schemas"]["SyncedExchange"];
            failure: string | null;
            id: string;
            keyHint: string;
            status: components["schemas"]["ConnectionStatus"];
            symbols: string[];
            syncedAt: string | null;
        };
        JournalDayDto: {
            cashFlow: string;
            day: string;
            endBalance: string | null;
            fees: string;
            funding: string;
            hasNote: boolean;
            krwRate: string;
            profitLoss: string | null;
            result: string | null;
            startBalance: string | null;
            tradeCount: number;
            unexplained: string | null;
        };
        JournalImportDetailsDto: {
            createdAt: string;
            exchange: string | null;
            failure: string | null;
            fileName: string;
            id: string;
            isSynced: boolean;
            outcome: components["schemas"]["HistoryOutcomeDto"] | null;
            preview: components["schemas"]["HistoryPreviewDto"] | null;
            progress: number;
            status: components["schemas"]["JournalImportStatus"];
        };
        JournalImportDto: {
            createdAt: string;
            exchange: string | null;
            failure: string | null;
            fileName: string;
            id: string;
            isSynced: boolean;
            outcome: components["schemas"]["HistoryOutcomeDto"] | null;
            progress: number;
            status: components["schemas"]["JournalImportStatus"];
        };
        /** @enum {string} */
        JournalImportStatus: "done" | "failed" | "previewed" | "reading" | "undoing" | "undone" | "writing";
        JournalPictureDto: {
            altText: string | null;
            createdAt: string;
            date: string;
            height: number;
            id: string;
            tradeId: string | null;
            width: number;
        };
        JournalRebateDayDto: {
            day: string;
            exchanges: components["schemas"]["JournalRebateDto"][];
            rebate: string | null;
        };
        JournalRebateDto: {
            exchange: string;
            isEstimated: boolean;
            isMissing: boolean;
            rebate: string | null;
            uids: string[];
            zone: string;
        };
        JournalRebatesDto: {
            days: components["schemas"]["JournalRebateDayDto"][];
            missingDays: number;
            rebate: string | null;
            waitingDays: number;
        };
        JournalStatisticsDto: {
            balanceDays: number;
            balanceResult: string;
            calendarDays: number;
            dailyMean: string | null;
            days: components["schemas"]["EquityDayDto"][];
            deviation: string | null;
            downsideDeviation: string | null;
            drawdown: components["schemas"]["DrawdownDto"] | null;
            fees: string;
            funding: string;
            groups: components["schemas"]["TradeGroupDto"][];
            holding: components["schemas"]["HoldingDto"];
            lossStreak: components["schemas"]["StreakDto"] | null;
            rMultiple: components["schemas"]["RMultipleDto"];
            recoveryFactor: string | null;
            sharpe: string | null;
            smallSample: number;
            sortino: string | null;
            totalResult: string;
            trades: components["schemas"]["TradeFiguresDto"];
            winStreak: components["schemas"]["StreakDto"] | null;
        };
        KeptReceiptDto: {
            amount: string | null;
            factAt: string;
            factId: string;
            id: string;
            keptAt: string;
            kind: components["schemas"]["ReceiptKind"];
            number: string;
            seal: string | null;
            shares: components["schemas"]["ReceiptShareDto"][];
            title: string | null;
            unit: string | null;
        };
        KimchiPremiumDto: {
            change24h: number | null;
            coin: string;
            /** @enum {string|null} */
            gap: "noGlobalPrice" | "noGlobalTrades" | "noRate" | null | "otherCoin" | "staleGlobalPrice";
            globalCoin: string | null;
            halted: boolean | null;
            krwPrice: number;
            name: string;
            nameEn: string;
            premium: number | null;
            price: number;
            usdPrice: number | null;
            usdSource: string | null;
            usdtPremium: number | null;
            volume24hKRW: number | null;
            volume24hUSD: number | null;
            warning: boolean;
        };
        KimchiPremiumsDto: {
            bithumb: components["schemas"]["KimchiPremiumDto"][];
            rates: components["schemas"]["PremiumRatesDto"];
            sources: components["schemas"]["SourceDto"][];
            upbit: components["schemas"]["KimchiPremiumDto"][];
        };
        /** @enum {string} */
        KoreanExchange: "bithumb" | "upbit";
        /** @enum {string} */
        Language: "en" | "ko";
        LargeTradeDto: {
            at: string;
            /** @enum {string} */
            currency: "KRW" | "USDT";
            exchange: string;
            id: string;
            price: number;
            quantity: number;
            /** @enum {string} */
            side: "buy" | "sell";
            symbol: string;
            value: number;
        };
        LargeTradesDto: {
            items: components["schemas"]["LargeTradeDto"][];
            least: number;
            sources: components["schemas"]["SourceDto"][];
        };
        LatestRateDto: {
            fetchedAt: string | null;
            rate: number;
            simulated: boolean;
            source: string;
            stale: boolean;
        };
        LcoinAdjustedDto: {
            balance: string;
            message: string;
        };
        LcoinBalanceDto: {
            available: string;
            balance: string;
            formatted: string;
            held: string;
        };
        LedgerFindingDto: {
            check: string;
            currency: string | null;
            detail: {
                [key: string]: unknown;
            };
            firstSeenAt: string;
            id: string;
            lastSeenAt: string;
            userEmail: string | null;
            userId: string | null;
            userName: string | null;
        };
        LedgerHealthDto: {
            findings: components["schemas"]["LedgerFindingDto"][];
            healthy: boolean;
            lastCheckedAt: string | null;
            lastCounts: {
                [key: string]: number;
            } | null;
            nightly: components["schemas"]["NightlyCheckDto"];
            overdue: boolean;
        };
        LiquidationDto: {
            at: string;
            /** @enum {string} */
            currency: "KRW" | "USDT";
            exchange: string;
            id: string;
            price: number;
            quantity: number;
            /** @enum {string} */
            side: "long" | "short";
            symbol: string;
            value: number;
        };
        LiquidationSumDto: {
            long: number;
            short: number;
        };
        LiquidationsDto: {
            items: components["schemas"]["LiquidationDto"][];
            lastDay: components["schemas"]["LiquidationSumDto"];
            lastHour: components["schemas"]["LiquidationSumDto"];
            since: string;
            sources: components["schemas"]["SourceDto"][];
        };
        LoginDto: {
            code?: string;
            email: string;
            password: string;
        };
        LongShortDto: {
            fetchedAt: string;
            isSample: boolean;
            long: number;
            short: number;
            simulated: boolean;
            source: string;
            stale: boolean;
        };
        LuffBalanceDto: {
            availableLuff: string;
            balance: string;
            clawback: string;
            formatted: string;
            held: string;
            luffPerUsdt: number;
            payoutHold: components["schemas"]["PayoutHoldDto"] | null;
            payoutUidId: string | null;
            progress: components["schemas"]["PaybackProgressDto"];
            todayEarned: string;
            usdtValue: string;
        };
        LuffRedemptionDto: {
            adminNote: string | null;
            createdAt: string;
            expiresAt: string | null;
            id: string;
            luffAmount: string;
            paidAt: string | null;
            payoutReference: string | null;
            payoutUid: components["schemas"]["RedemptionUidDto"] | null;
            processedAt: string | null;
            redemptionType: components["schemas"]["RedemptionType"];
            status: components["schemas"]["RedemptionStatus"];
            timeline: components["schemas"]["RedemptionStepDto"][];
            tradingviewId: string | null;
            usdtAmount: string | null;
            userUids: components["schemas"]["RedemptionUidDto"][];
            walletAddress: string | null;
        };
        MailPreferencesDto: {
            marketing: boolean;
            topics: components["schemas"]["MailTopicDto"][];
        };
        MailSubscriptionDto: {
            enabled: boolean;
            topic: string;
        };
        MailTopicDto: {
            enabled: boolean;
            obligatory: boolean;
            topic: string;
        };
        MarketHighlightsDto: {
            gainers: components["schemas"]["GainerHighlightDto"][];
            news: components["schemas"]["HeadlinesDto"] | null;
            sectors: components["schemas"]["SectorHighlightsDto"] | null;
        };
        MarketMetricsDto: {
            btcDominance: number | null;
            fearGreed: components["schemas"]["FearGreedDto"] | null;
            fearGreedIndex: number | null;
            longShort: components["schemas"]["LongShortDto"];
            marketCapChange24h: number | null;
            totalMarketCap: number | null;
            usdtPremium: number | null;
        };
        MarketOverviewDto: {
            btcDominance: number | null;
            coins: components["schemas"]["CoinDto"][];
            fallingCount: number;
            marketCapChange24h: number | null;
            risingCount: number;
            sources: components["schemas"]["SourceDto"][];
            totalMarketCap: number | null;
            totalVolume24h: number | null;
        };
        MemberDto: {
            createdAt: string;
            email: string;
            emailConfirmed: boolean;
            id: string;
            isAdmin: boolean;
            language: components["schemas"]["Language"];
            name: string;
            payoutsLockedUntil: string | null;
            tradingviewId: string | null;
            twoFactorEnabled: boolean;
        };
        MemberStoreDto: {
            coupons: components["schemas"]["ChartCouponDto"][];
            items: components["schemas"]["UserMiningItemDto"][];
            orders: components["schemas"]["StoreOrderDto"][];
        };
        /** @enum {string} */
        MiningEffectType: "cap_boost" | "premium" | "speed_boost";
        MiningItemDto: {
            capMultiplier: string;
            description: string;
            durationHours: number;
            effectType: components["schemas"]["MiningEffectType"];
            effectValue: string;
            icon: string;
            id: string;
            name: string;
            price: number;
            priceL: number;
            rateMultiplier: string;
        };
        MiningItemPurchasedDto: {
            balance: string;
            item: components["schemas"]["UserMiningItemDto"];
            message: string;
            order: components["schemas"]["StoreOrderDto"];
        };
        MiningItemToggledDto: {
            item: components["schemas"]["UserMiningItemDto"];
            message: string;
        };
        NewShareDto: {
            id: string;
            path: string;
            revokedAt: string | null;
            sharedAt: string;
            token: string;
            withAmounts: boolean;
        };
        NewsArticleDto: {
            /** @enum {string} */
            category: "analysis" | "breaking" | "market" | "regulation" | "technology";
            id: string;
            language: string;
            publishedAt: string;
            publisher: string;
            relatedSymbols: string[];
            /** @enum {string} */
            sentiment: "negative" | "neutral" | "positive";
            summary: string;
            title: string;
            url: string;
        };
        NewsDto: {
            articles: components["schemas"]["NewsArticleDto"][];
            lastUpdate: string | null;
            simulated: boolean;
            stale: boolean;
            totalCount: number;
        };
        /** @enum {string} */
        NewsFilter: "all" | "analysis" | "breaking" | "market" | "regulation" | "technology";
        /** @enum {string} */
        NewsTimeframe: "1h" | "24h" | "7d";
        NightlyCheckDto: {
            checkedAt: string | null;
            error: string | null;
            status: components["schemas"]["NightlyCheckStatus"];
        };
        /** @enum {string} */
        NightlyCheckStatus: "done" | "failed" | "overdue" | "pending";
        NoteTemplateDto: {
            id: string;
            name: string;
            savedAt: string;
            text: string;
        };
        OfferedMiningItemDto: {
            capMultiplier: string;
            description: string;
            durationHours: number;
            effectType: components["schemas"]["MiningEffectType"];
            effectValue: string;
            icon: string;
            id: string;
            name: string;
            onUntil: string | null;
            price: number;
            priceL: number;
            rateMultiplier: string;
        };
        OpenUidDisputeDto: {
            exchangeName: string;
            statement: string;
            uid: string;
        };
        OpenedUidDisputeDto: {
            id: string;
            message: string;
            proofCode: string;
        };
        OrderFaqDto: {
            ids: string[];
        };
        OtherAccountDto: {
            hasPending: boolean;
            passesUntil: string | null;
            userEmail: string;
            userId: string;
            userName: string;
        };
        OwnSessionDto: {
            browser: string | null;
            createdAt: string;
            current: boolean;
            device: components["schemas"]["Device"];
            expiresAt: string;
            id: string;
            ip: string;
            lastSeenAt: string;
            os: string | null;
        };
        PaybackProgressDto: {
            currentUsdt: string;
            dailyAverageLuff: string | null;
            estimatedDays: number | null;
            minimumUsdt: string;
        };
        PayoutFindingDto: {
            code: string;
            message: string;
        };
        PayoutHoldDto: {
            reason: components["schemas"]["PayoutHoldReason"];
            until: string;
        };
        /** @enum {string} */
        PayoutHoldReason: "newPassword" | "newUid";
        PayoutSummaryDto: {
            asOf: string;
            medianCount: number;
            medianDays: number;
            medianHoursToPay: string | null;
            oldestWaitingAt: string | null;
            paidCount: number;
            paidOutUsdt: string;
            waitingCount: number;
            waitingUsdt: string;
        };
        PendingCountsDto: {
            indicatorPurchases: number;
            luffRedemptions: number;
            uidDisputes: number;
            uidVerifications: number;
        };
        PerformanceDto: {
            dailyProfit: string;
            monthlyProfit: string;
            monthlyReturn: string | null;
            netCapital: string;
            totalDeposits: string;
            totalProfit: string;
            totalReturn: string | null;
            totalWithdrawals: string;
            tradeCount: number;
            weeklyProfit: string;
            weeklyReturn: string | null;
        };
        PerpetualDto: {
            change24h: number | null;
            fetchedAt: string;
            fundingHourly: number;
            markPrice: number;
            openInterest: number;
            openInterestUsd: number;
            simulated: boolean;
            stale: boolean;
            symbol: string;
            volume24h: number | null;
        };
        PointSumDto: {
            amount: string;
            count: number;
            label: string;
            part: components["schemas"]["PointSumPart"];
            type: components["schemas"]["EntryType"];
        };
        /** @enum {string} */
        PointSumPart: "earned" | "request" | "spent";
        PointSummaryDto: {
            breakdown: components["schemas"]["PointSumDto"][];
            count: number;
            earned: string;
            held: string;
            owed: string;
            spent: string;
        };
        PositionDto: {
            entryPrice: string;
            exchange: string;
            fee: string;
            funding: string;
            id: string;
            isInContracts: boolean;
            knownUntil: string;
            market: components["schemas"]["PositionMarket"];
            openedAt: string;
            quantity: string;
            symbol: string;
            type: components["schemas"]["TradeType"];
        };
        /** @enum {string} */
        PositionMarket: "futures" | "spot";
        PremiumHistoryDto: {
            begins: string | null;
            coin: string;
            from: string;
            points: components["schemas"]["PremiumPointDto"][];
            simulated: boolean;
            /** @enum {string} */
            source: "bithumb" | "upbit";
            sources: string[];
        };
        PremiumPointDto: {
            at: string;
            premium: number | null;
            price: number;
            usdtPremium: number | null;
        };
        PremiumRateDto: {
            fetchedAt: string;
            rate: number;
            simulated: boolean;
            source: string;
            stale: boolean;
        };
        PremiumRatesDto: {
            bithumbUsdt: components["schemas"]["PremiumRateDto"] | null;
            upbitUsdt: components["schemas"]["PremiumRateDto"] | null;
            usdKrw: components["schemas"]["PremiumRateDto"] | null;
        };
        PremiumWeekDto: {
            hours: number;
            least: number;
            lower: number;
            most: number;
            since: string;
            sources: string[];
        };
        ProvePasswordDto: {
            currentPassword: string;
        };
        PurchaseIndicatorDto: {
            price?: number;
            tradingviewId: string;
        };
        PurchaseMiningItemDto: {
            /** Format: uuid */
            itemId: string;
            price?: number;
        };
        PurchaseVoucherDto: {
            price?: number;
        };
        PushStateDto: {
            isOn: boolean;
            publicKey: string;
        };
        PutPushDto: {
            auth: string;
            endpoint: string;
            p256dh: string;
        };
        RMultipleDto: {
            average: string | null;
            from: string | null;
            sum: string;
            to: string | null;
            tradeCount: number;
        };
        ReadHistoryDto: {
            mapping?: components["schemas"]["HistoryMappingDto"];
            zone?: string;
        };
        RebateCreditDto: {
            minimumUsdt: string;
            when: string;
            where: string;
        };
        RebateDayDto: {
            day: string;
            estimated: boolean;
            parts: components["schemas"]["RebateDayPartDto"][];
            rebate: string | null;
            volume: string | null;
            waitingFor: string[];
        };
        RebateDayPartDto: {
            exchange: string;
            rebate: string;
        };
        RebateExchangeDto: {
            color: string;
            dayTimeZone: string;
            estimated: boolean;
            exchange: string;
            exchangeName: string;
            fetchedAt: string | null;
            heldUntil: string | null;
            isReportLate: boolean;
            lastReportDay: string | null;
            nextReportDay: string | null;
            nextReportDue: string | null;
            rebate: string | null;
            rebateCredit: components["schemas"]["RebateCreditDto"];
            rebateRate: string;
            simulated: boolean;
            source: components["schemas"]["ReportSource"] | null;
            uids: string[];
            volume: string | null;
        };
        RebateMonthDto: {
            days: number;
            estimated: boolean;
            month: string;
            rebate: string;
            simulated: boolean;
            volume: string;
        };
        RebateRowDto: {
            batchId: string;
            coin: string | null;
            commission: string;
            day: string;
            dayTimeZone: string;
            estimated: boolean;
            exchange: string;
            exchangeName: string;
            fee: string | null;
            fetchedAt: string;
            frozenCommission: string;
            priceUsed: string | null;
            product: string;
            rebate: string | null;
            rebateRate: string;
            revision: number;
            simulated: boolean;
            source: components["schemas"]["ReportSource"];
            uid: string;
            updatedAt: string;
            volume: string | null;
        };
        RebateSummaryDto: {
            days: number;
            estimated: boolean;
            estimatedMonthly: string | null;
            exchanges: components["schemas"]["RebateExchangeDto"][];
            fromDay: string;
            reportDays: number;
            series: components["schemas"]["RebateDayDto"][];
            simulated: boolean;
            toDay: string;
            totalRebate: string;
            totalVolume: string;
        };
        ReceiptKeyDto: {
            alg: string;
            crv: string;
            kid: string;
            kty: string;
            use: string;
            x: string;
        };
        ReceiptKeysDto: {
            keys: components["schemas"]["ReceiptKeyDto"][];
        };
        /** @enum {string} */
        ReceiptKind: "indicator-pass" | "lcoin" | "luff" | "order" | "payback" | "rebate-day" | "rebate-month" | "rebate-row" | "uid-verification";
        /** @enum {string} */
        ReceiptMark: "estimated" | "simulated";
        /** @enum {string} */
        ReceiptOperator: "+" | "×" | "÷" | "−";
        /** @enum {string} */
        ReceiptPictureFormat: "story" | "whole";
        ReceiptRefDto: {
            id: string;
            kind: components["schemas"]["ReceiptKind"];
        };
        ReceiptRowDto: {
            behind: components["schemas"]["ReceiptRefDto"] | null;
            group?: string;
            label: string;
            mark: components["schemas"]["ReceiptMark"] | null;
            note: string | null;
            operator: components["schemas"]["ReceiptOperator"] | null;
            unit: string | null;
            value: string;
        };
        ReceiptShareDto: {
            id: string;
            revokedAt: string | null;
            sharedAt: string;
            withAmounts: boolean;
        };
        ReceiptSumDto: {
            label: string;
            unit: string | null;
            value: string;
        };
        RecordPayoutDto: {
            confirmedFindings?: string[];
            payoutReference: string;
        };
        RecoveryCodesDto: {
            recoveryCodes: string[];
        };
        RedemptionChangedDto: {
            message: string;
            redemption: components["schemas"]["LuffRedemptionDto"];
        };
        /** @enum {string} */
        RedemptionStatus: "approved" | "pending" | "rejected";
        /** @enum {string} */
        RedemptionStep: "approved" | "cancelled" | "paid" | "rejected" | "requested";
        RedemptionStepDto: {
            at: string;
            step: components["schemas"]["RedemptionStep"];
        };
        /** @enum {string} */
        RedemptionType: "indicator_purchase" | "usdt_payback";
        RedemptionUidDto: {
            exchangeName: string;
            id: string;
            uid: string;
        };
        /** @enum {string} */
        RedemptionUidStatus: "notVerified" | "verified";
        RegisterDto: {
            agreementMarketing?: boolean;
            agreementPersonalInfo: boolean;
            /** Format: email */
            email: string;
            exchangeName?: string;
            /** @enum {string} */
            language?: "en" | "ko";
            name: string;
            password: string;
            phone?: string;
            tradingviewId?: string;
            uid?: string;
        };
        RegisteredDto: {
            bonus: components["schemas"]["RegistrationBonusDto"];
            message: string;
            uid: components["schemas"]["RegistrationUidDto"] | null;
            user: components["schemas"]["SessionUserDto"];
        };
        RegisteredExchangeDto: {
            exchangeName: string;
            rebate: string;
            registeredAt: string;
            status: components["schemas"]["RegisteredUidStatus"];
            uid: string;
            uidId: string;
            volume: string;
        };
        /** @enum {string} */
        RegisteredUidStatus: "error" | "pending" | "success";
        RegistrationBonusDto: {
            note: string | null;
            signup: string;
            uidVerification: string;
        };
        RegistrationUidDto: {
            autoVerified: boolean;
            message: string;
            requiresApproval: boolean;
        };
        RejectIndicatorPurchaseDto: {
            adminNote?: string;
        };
        RejectRedemptionDto: {
            adminNote?: string;
        };
        ReportImportDetailDto: {
            committedAt: string | null;
            createdAt: string;
            exchange: string;
            exchangeName: string;
            fileName: string;
            firstDay: string | null;
            id: string;
            lastDay: string | null;
            preview: components["schemas"]["ImportPreviewDto"];
            status: components["schemas"]["ReportImportStatus"];
            undo: components["schemas"]["ImportUndoDto"] | null;
            undoneAt: string | null;
            written: components["schemas"]["ImportWrittenDto"] | null;
        };
        ReportImportDto: {
            committedAt: string | null;
            createdAt: string;
            exchange: string;
            exchangeName: string;
            fileName: string;
            firstDay: string | null;
            id: string;
            lastDay: string | null;
            status: components["schemas"]["ReportImportStatus"];
            undoneAt: string | null;
            written: components["schemas"]["ImportWrittenDto"] | null;
        };
        ReportImportResultDto: {
            import: components["schemas"]["ReportImportDto"];
            message: string;
        };
        /** @enum {string} */
        ReportImportStatus: "committed" | "previewed" | "undone";
        /** @enum {string} */
        ReportProduct: "futures" | "other" | "spot";
        /** @enum {string} */
        ReportSource: "api" | "import";
        ReportSyncCountsDto: {
            changed: number;
            kept: number;
            new: number;
            unchanged: number;
            unreadable: number;
            withdrawn: number;
        };
        ReportSyncDto: {
            attempts: number;
            backfillId: string | null;
            counts: components["schemas"]["ReportSyncCountsDto"] | null;
            createdAt: string;
            day: string;
            error: string | null;
            exchange: string;
            exchangeName: string;
            finishedAt: string | null;
            id: string;
            nextAttemptAt: string | null;
            pagesDone: number;
            pagesTotal: number | null;
            problems: components["schemas"]["ReportSyncProblemDto"][];
            reading: number | null;
            startedAt: string | null;
            status: components["schemas"]["ReportSyncStatus"];
        };
        ReportSyncProblemDto: {
            path: string;
            reason: string;
            uid: string | null;
        };
        /** @enum {string} */
        ReportSyncStatus: "done" | "failed" | "queued" | "running";
        /** @enum {string} */
        RequestDecision: "approved" | "rejected";
        RequestEvidenceDto: {
            fetchedAt: string;
            frozen: boolean | null;
            joinedAt: string | null;
            registered: boolean;
            simulated: boolean;
        };
        RequestPaybackDto: {
            luffAmount: string | number;
            /** Format: uuid */
            uidId?: string;
            usdtAmount: string | number;
        };
        /** @enum {string} */
        RequestStatus: "approved" | "pending" | "rejected";
        ResetPasswordDto: {
            newPassword: string;
            token: string;
        };
        ResetTokenDto: {
            valid: boolean;
        };
        /** @enum {string} */
        Restriction: "password" | "two-factor";
        SaveDailyEntryDto: {
            date: string;
            endBalance?: string | number;
            note?: string | null;
            startBalance?: string | number;
        };
        SaveNoteTemplateDto: {
            name: string;
            text: string;
        };
        SavedImportMappingDto: {
            exchange: string;
            mapping: components["schemas"]["ImportMappingDto"] | null;
        };
        SectorCoinDto: {
            change24h: number | null;
            id: string;
            marketCap: number | null;
            name: string;
            price: number | null;
            symbol: string;
            volume24h: number | null;
        };
        SectorDto: {
            averageChange: number | null;
            coinCount: number;
            coins: components["schemas"]["SectorCoinDto"][];
            color: string;
            description: string;
            fetchedAt: string;
            id: string;
            name: string;
            nameKo: string;
            simulated: boolean;
            source: string;
            stale: boolean;
            totalVolume: number;
        };
        SectorHighlightDto: {
            change: number;
            id: string;
            name: string;
            nameKo: string;
        };
        SectorHighlightsDto: {
            fetchedAt: string;
            sectors: components["schemas"]["SectorHighlightDto"][];
            simulated: boolean;
            source: string;
            stale: boolean;
        };
        SessionDto: {
            language: components["schemas"]["Language"];
            restriction: components["schemas"]["Restriction"] | null;
            user: components["schemas"]["SessionUserDto"];
        };
        SessionUserDto: {
            email: string;
            id: string;
            isAdmin: boolean;
            name: string;
        };
        SettingChangedDto: {
            message: string;
            setting: components["schemas"]["AdminSettingDto"];
        };
        /** @enum {string} */
        SettingKind: "boolean" | "decimal" | "integer" | "integerList" | "text";
        ShareReceiptDto: {
            withAmounts?: boolean;
        };
        SharedChangeDto: {
            before: string | null;
            label: string;
            now: string | null;
            unit: string | null;
        };
        SharedFactsDto: {
            at: string;
            changes: components["schemas"]["SharedChangeDto"][] | null;
            correctedAt: string | null;
            marks: components["schemas"]["ReceiptMark"][];
            number: string;
            rows: components["schemas"]["SharedReceiptRowDto"][];
            seal: string;
            sharedAt: string;
            source: string;
            state: components["schemas"]["SharedReceiptState"];
            sum: components["schemas"]["SharedReceiptRowDto"] | null;
            title: string;
            withAmounts: boolean;
        };
        SharedPreviewDto: {
            sum: components["schemas"]["SharedReceiptRowDto"];
            title: string;
        };
        SharedReceiptDto: {
            issuedAt: string;
            receipt: components["schemas"]["SharedFactsDto"];
            signature: string;
        };
        SharedReceiptRowDto: {
            label: string;
            operator: components["schemas"]["ReceiptOperator"] | null;
            unit: string | null;
            value: string;
        };
        /** @enum {string} */
        SharedReceiptState: "corrected" | "still";
        SiteSettingDto: {
            key: string;
            value: string;
        };
        SourceDto: {
            fetchedAt: string;
            simulated: boolean;
            source: string;
            stale: boolean;
        };
        SourceStateDto: {
            drifts: number;
            droppedRows: number;
            failedAt: string | null;
            failures: number;
            lastError: string | null;
            name: string;
            simulated: boolean;
            source: string;
            status: components["schemas"]["SourceStatus"];
            succeededAt: string | null;
        };
        /** @enum {string} */
        SourceStatus: "answers" | "fails";
        SparklineDto: {
            coin: string;
            places: number[];
            premiums: number[];
        };
        SparklinesDto: {
            coins: components["schemas"]["SparklineDto"][];
            simulated: boolean;
            /** @enum {string} */
            source: "bithumb" | "upbit";
            times: string[];
        };
        StartReportSyncDto: {
            exchange: string;
            /** Format: date */
            fromDay: string;
            /** Format: date */
            toDay: string;
        };
        StartedReportSyncDto: {
            backfillId: string;
            days: number;
            message: string;
        };
        StoreOrderDto: {
            createdAt: string;
            entryId: string;
            id: string;
            name: string;
            number: string;
            price: number;
            productType: components["schemas"]["StoreProductType"];
        };
        /** @enum {string} */
        StoreProductType: "chart_voucher" | "mining_item";
        StreakDto: {
            days: number;
            from: string;
            to: string;
        };
        SurgeCoinDto: {
            change: number;
            exchange: string;
            fetchedAt: string;
            price: number;
            simulated: boolean;
            stale: boolean;
            symbol: string;
            volume: number;
        };
        /** @enum {string} */
        SwitchOnObstacle: "sameItemOn" | "tooManyItemsOn";
        /** @enum {string} */
        SyncedExchange: "Binance" | "Bitget" | "Bybit" | "OKX";
        TaxFiguresDto: {
            afterCosts: string;
            fees: string;
            funding: string;
            result: string;
            tradeCount: number;
        };
        TaxLineDto: {
            afterCosts: string;
            exchange: string | null;
            fees: string;
            funding: string;
            months: components["schemas"]["TaxMonthDto"][];
            result: string;
            source: components["schemas"]["TaxSource"];
            tradeCount: number;
        };
        TaxMonthDto: {
            afterCosts: string;
            fees: string;
            funding: string;
            month: string;
            result: string;
            tradeCount: number;
        };
        TaxRateDayDto: {
            day: string;
            krwRate: string;
            rateDay: string;
            result: string;
        };
        /** @enum {string} */
        TaxSource: "balances" | "exchange" | "typed";
        TaxYearDto: {
            coinFees: components["schemas"]["CoinFeesDto"][];
            computedAt: string;
            lines: components["schemas"]["TaxLineDto"][];
            method: string[];
            months: components["schemas"]["TaxMonthDto"][];
            openedBefore: number;
            otherRateDays: components["schemas"]["TaxRateDayDto"][];
            otherRateResult: string;
            total: components["schemas"]["TaxFiguresDto"];
            year: number;
            years: number[];
        };
        /** @enum {string} */
        Timeframe: "15m" | "1d" | "1h" | "1m" | "4h" | "5m";
        ToggleMiningItemDto: {
            active?: boolean;
            /** Format: uuid */
            userItemId: string;
        };
        /** @enum {string} */
        TradeDimension: "exchange" | "hour" | "leverage" | "mistake" | "setup" | "side" | "symbol" | "tag" | "weekday";
        TradeDto: {
            closedAt: string | null;
            entryPrice: string;
            exchange: string;
            exitPrice: string;
            fee: string;
            funding: string;
            id: string;
            isImported: boolean;
            isIncomplete: boolean;
            leverage: number;
            mistake: string | null;
            mood: number | null;
            note: string | null;
            openedAt: string | null;
            otherFees: components["schemas"]["CoinFeesDto"][];
            profitLoss: string;
            profitLossPercent: string;
            quantity: string;
            rMultiple: string | null;
            rating: number | null;
            setup: string | null;
            stopPrice: string | null;
            symbol: string;
            tags: string[];
            tradeDate: string;
            type: components["schemas"]["TradeType"];
        };
        TradeFiguresDto: {
            averageLoss: string | null;
            averageWin: string | null;
            expectancy: string | null;
            expectancyFrom: string | null;
            expectancyTo: string | null;
            losses: number;
            lost: string;
            profitFactor: string | null;
            result: string;
            tradeCount: number;
            winRate: string | null;
            winRateFrom: string | null;
            winRateTo: string | null;
            wins: number;
            won: string;
        };
        TradeGroupDto: {
            averageLoss: string | null;
            averageWin: string | null;
            by: components["schemas"]["TradeDimension"];
            expectancy: string | null;
            expectancyFrom: string | null;
            expectancyTo: string | null;
            key: string | null;
            losses: number;
            lost: string;
            profitFactor: string | null;
            result: string;
            tradeCount: number;
            winRate: string | null;
            winRateFrom: string | null;
            winRateTo: string | null;
            wins: number;
            won: string;
        };
        /** @enum {string} */
        TradeMarket: "futures" | "spot";
        TradeSumDto: {
            losses: number;
            lost: string;
            result: string;
            tradeCount: number;
            wins: number;
            won: string;
        };
        /** @enum {string} */
        TradeType: "long" | "short";
        TranslateDto: {
            targetLang: components["schemas"]["TranslationLanguage"];
            text: string;
        };
        TranslationDto: {
            simulated: boolean;
            translatedText: string;
        };
        /** @enum {string} */
        TranslationLanguage: "en" | "ko";
        TwoFactorDto: {
            enabled: boolean;
            enabledAt: string | null;
            recoveryCodesLeft: number;
            required: boolean;
        };
        TwoFactorSetupDto: {
            otpauthUrl: string;
            secret: string;
        };
        UidCheckDto: {
            fetchedAt: string;
            message: string;
            nextStep: components["schemas"]["UidCheckNextStepDto"];
            number: string;
            rebateCredit: components["schemas"]["RebateCreditDto"];
            registered: boolean;
            seal: string;
            simulated: boolean;
            source: string;
            user: components["schemas"]["UidCheckUserDto"] | null;
        };
        /** @enum {string} */
        UidCheckNextStep: "openAccount" | "register" | "requestVerification";
        UidCheckNextStepDto: {
            kind: components["schemas"]["UidCheckNextStep"];
            kycWaitHours: number | null;
            message: string;
            referralLink: string | null;
        };
        UidCheckUserDto: {
            estimatedFrom: components["schemas"]["UidEstimateDto"] | null;
            estimatedRebate: string | null;
            exchange: string;
            isRealTimeData: boolean;
            rebateRate: string;
            totalRebate: string | null;
        };
        UidDisputeDto: {
            adminNote: string | null;
            createdAt: string;
            exchangeName: string;
            id: string;
            processedAt: string | null;
            proofCode: string;
            statement: string;
            status: components["schemas"]["UidDisputeStatus"];
            uid: string;
        };
        UidDisputePartyDto: {
            email: string;
            id: string;
            name: string;
        };
        /** @enum {string} */
        UidDisputeStatus: "approved" | "pending" | "rejected";
        UidEstimateDto: {
            rebate: string;
            reportDays: number;
        };
        UidMessageDto: {
            message: string;
        };
        UidRegistrationDto: {
            autoVerified: boolean;
            bonus: string;
            id: string;
            message: string;
            requiresApproval: boolean;
        };
        /** @enum {string} */
        UidReviewReason: "apiDown" | "automaticLimit" | "frozen" | "inReports" | "joinDateUnknown" | "joinedLongAgo" | "noApi" | "requested";
        UpdateAlertDto: {
            active?: boolean;
            direction?: components["schemas"]["AlertDirection"];
            /** Format: date-time */
            expiresAt?: string | null;
            minutes?: number | null;
            repeatMinutes?: number | null;
            threshold?: string | number;
        };
        UpdateCashFlowDto: {
            amount?: string | number;
            description?: string | null;
            transactionDate?: string;
            type?: components["schemas"]["CashFlowType"];
        };
        UpdateExchangeDto: {
            badge?: string | null;
            color?: string;
            discountRate?: string;
            feeRate?: string | null;
            hiddenLanguages?: components["schemas"]["Language"][];
            isActive?: boolean;
            kycNoteEn?: string | null;
            kycNoteKo?: string | null;
            kycWaitHours?: number | null;
            logo?: string | null;
            name?: string;
            rebateMinimumUsdt?: string;
            rebateRate?: string;
            rebateWhenEn?: string;
            rebateWhenKo?: string;
            rebateWhereEn?: string;
            rebateWhereKo?: string;
            /** Format: uri */
            referralLink?: string;
            sort?: number;
            travelRuleBithumb?: boolean;
            travelRuleUpbit?: boolean;
        };
        UpdateFaqEntryDto: {
            answerEn?: string;
            answerKo?: string;
            isPublished?: boolean;
            keywordsEn?: string[];
            keywordsKo?: string[];
            link?: string | null;
            questionEn?: string;
            questionKo?: string;
        };
        UpdateJournalPictureDto: {
            altText?: string | null;
        };
        UpdateMailPreferencesDto: {
            marketing?: boolean;
            topics?: {
                [key: string]: boolean;
            };
        };
        UpdateMemberDto: {
            /** @enum {string} */
            language?: "en" | "ko";
            tradingviewId?: string | null;
        };
        UpdateMiningItemDto: {
            capMultiplier?: string | number;
            descriptionEn?: string;
            descriptionKo?: string;
            durationHours?: number;
            effectType?: components["schemas"]["MiningEffectType"];
            effectValue?: string | number;
            /** @enum {string} */
            icon?: "gauge" | "gem" | "layers" | "package" | "pickaxe" | "zap";
            isActive?: boolean;
            nameEn?: string;
            nameKo?: string;
            price?: number;
            rateMultiplier?: string | number;
            sort?: number;
        };
        UpdateTradeDto: {
            entryPrice?: string | number;
            exchange?: string;
            exitPrice?: string | number;
            leverage?: string | number;
            mistake?: string | null;
            mood?: number | null;
            note?: string | null;
            profitLoss?: string | number;
            profitLossPercent?: string | number;
            quantity?: string | number;
            rating?: number | null;
            setup?: string | null;
            stopPrice?: (string | number) | null;
            symbol?: string;
            tags?: string[];
            tradeDate?: string;
            type?: components["schemas"]["TradeType"];
        };
        UploadReportDto: {
            /** Format: base64 */
            content: string;
            exchange: string;
            fileName: string;
            mapping?: components["schemas"]["ImportMappingDto"];
        };
        UserMiningItemDto: {
            activatedAt: string | null;
            createdAt: string;
            expiresAt: string | null;
            id: string;
            isActive: boolean;
            item: components["schemas"]["MiningItemDto"];
            itemId: string;
            itemName: string;
            orderNumber: string;
            status: components["schemas"]["UserMiningItemStatus"];
            switchOnFrom: string | null;
            switchOnObstacle: components["schemas"]["SwitchOnObstacle"] | null;
        };
        /** @enum {string} */
        UserMiningItemStatus: "active" | "expired" | "inactive";
        UserUidDto: {
            createdAt: string;
            exchange: string;
            exchangeName: string;
            id: string;
            state: components["schemas"]["UserUidState"];
            status: components["schemas"]["UserUidStatus"];
            uid: string;
            verifiedOn: string | null;
        };
        /** @enum {string} */
        UserUidState: "pending" | "registered" | "rejected" | "released" | "verified";
        /** @enum {string} */
        UserUidStatus: "error" | "pending" | "success";
        VerificationRequestDto: {
            adminNote: string | null;
            createdAt: string;
            exchangeName: string;
            id: string;
            processedAt: string | null;
            status: components["schemas"]["RequestStatus"];
            uid: string;
        };
        VoucherPurchasedDto: {
            balance: string;
            coupon: components["schemas"]["ChartCouponDto"];
            message: string;
            order: components["schemas"]["StoreOrderDto"];
        };
    };
    responses: {
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorDto"];
            };
        };
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorDto"];
            };
        };
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorDto"];
            };
        };
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorDto"];
            };
        };
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        Rejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorDto"];
            };
        };
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorDto"];
            };
        };
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorDto"];
            };
        };
        Unavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiErrorDto"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAdminExchanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminExchangeDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    createExchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExchangeDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminExchangeDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    updateExchange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateExchangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminExchangeDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listAdminFaq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFaqEntryDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    createFaqEntry: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFaqEntryDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFaqEntryDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderFaq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFaqDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFaqEntryDto"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listFaqPlaceholders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqPlaceholderDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    deleteFaqEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    updateFaqEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFaqEntryDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFaqEntryDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listFlaggedReportRows: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                exchange?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebateRowDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listAdminIndicatorPurchases: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: components["schemas"]["IndicatorPurchaseStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminIndicatorPurchaseDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    approveIndicatorPurchase: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveIndicatorPurchaseDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminIndicatorPurchaseChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectIndicatorPurchase: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectIndicatorPurchaseDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminIndicatorPurchaseChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobRuns: {
        parameters: {
            query?: {
                job?: string;
                limit?: number;
                perJob?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobRunDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getLedgerHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerHealthDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    closeLedgerFinding: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseFindingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMessageDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminLuffRedemptions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: components["schemas"]["RedemptionStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLuffRedemptionDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    approveLuffRedemption: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveRedemptionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRedemptionChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordLuffPayout: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordPayoutDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRedemptionChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectLuffRedemption: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectRedemptionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRedemptionChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminMails: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: "dropped" | "failed" | "muted" | "sent" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMailDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    retryMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMailDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listAdminMiningItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMiningItemDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    createMiningItem: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMiningItemDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMiningItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMiningItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMiningItemDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMiningItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getReportImportMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                exchange: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedImportMappingDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listReportImports: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                exchange?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportImportDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    uploadReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadReportDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreviewDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadReportFile: {
        parameters: {
            query: {
                exchange: string;
                fileName: string;
                mapping?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreviewDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportImportDetailDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    commitReportImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportImportResultDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoReportImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportImportResultDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listReportSyncs: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                exchange?: string;
                status?: components["schemas"]["ReportSyncStatus"];
                backfillId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSyncDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    startReportSync: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartReportSyncDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedReportSyncDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listAdminSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSettingDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    updateAdminSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSettingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceStateDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getAdminSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSummaryDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listAdminUidDisputes: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: components["schemas"]["RequestStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUidDisputeDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    decideUidDispute: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideUidDisputeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UidMessageDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminUidVerificationRequests: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: components["schemas"]["RequestStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVerificationRequestDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    decideUidVerificationRequest: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRequestDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UidMessageDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminUsers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    adjustMemberLcoin: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustLcoinDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LcoinAdjustedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMemberSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessionsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    issueChartCoupons: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCouponsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponsIssuedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMemberLcoinEntries: {
        parameters: {
            query?: {
                type?: string;
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    downloadMemberLcoinEntries: {
        parameters: {
            query?: {
                type?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberLcoinReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryReceiptDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listMemberLuffTransactions: {
        parameters: {
            query?: {
                type?: string;
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    downloadMemberLuffTransactions: {
        parameters: {
            query?: {
                type?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberLuffReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryReceiptDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    resetMemberPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberStoreDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    cancelUserUid: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                userId: string;
                uidId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UidMessageDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAttendance: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckAttendanceDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceCheckedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttendanceStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceStatusDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChartAnalyses: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartAnalysisDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    analyzeChart: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyzeChartDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartAnalysisDetailsDto"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartAnalysisDetailsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChartCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartCouponDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getChartModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartModelDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    allowChartModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowChartModelDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartModelDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getChartAnalysisScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartScoreDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getChartAnalysisUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartAnalysisUsageDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getChartAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartAnalysisDetailsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getChartAnalysisPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getCoinInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                coinId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinInfoDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoinMarkets: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinMarketDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                category?: components["schemas"]["NewsFilter"];
                timeframe?: components["schemas"]["NewsTimeframe"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    createAlert: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAlertDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    rehearseAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAlertDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRehearsalDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    updateAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAlertDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCandles: {
        parameters: {
            query: {
                symbol: string;
                quote: components["schemas"]["CandleQuote"];
                timeframe: components["schemas"]["Timeframe"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandlesDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoinAnalysis: {
        parameters: {
            query: {
                symbol: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinAnalysisDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoinWords: {
        parameters: {
            query: {
                symbol: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinWordsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritesDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                symbol: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritesDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                symbol: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritesDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listFundingRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundingRateDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHyperliquidPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerpetualDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLargeTrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LargeTradesDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLiquidations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiquidationsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamMarket: {
        parameters: {
            query: {
                topics: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarketOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketOverviewDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushStateDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    putPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutPushDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    deletePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listSectors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectorDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSurgeCoins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurgeCoinDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTopGainers: {
        parameters: {
            query?: {
                exchange?: components["schemas"]["ExchangeFilter"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDailyEntries: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyEntryDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    saveDailyEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDailyEntryDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyEntryDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    deleteDailyEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listExchanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listFaq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqEntryDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    claimIdleReward: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimIdleRewardDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdleRewardClaimedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIdleRewardStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdleRewardStatusDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getLiquidationMapChart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorChartDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderBlockChart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorChartDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWhaleHunterChart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorChartDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIndicatorPass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorPassDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    purchaseIndicator: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseIndicatorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorPurchaseChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIndicatorPurchases: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorPurchaseDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    cancelIndicatorPurchase: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorPurchaseChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJournalConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalConnectionDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    connectExchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectExchangeDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalConnectionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    disconnectExchange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    chooseSyncedSymbols: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseSymbolsDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalConnectionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    syncExchange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalConnectionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listJournalDays: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalDayDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    downloadJournalDays: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadJournalDaysWorkbook: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJournalImports: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalImportDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    uploadHistory: {
        parameters: {
            query: {
                fileName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalImportDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalImportDetailsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    deleteJournalImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    confirmJournalImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalImportDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    readHistoryAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadHistoryDto"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalImportDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    undoJournalImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalImportDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listNoteTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteTemplateDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    saveNoteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveNoteTemplateDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteTemplateDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    deleteNoteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listJournalPictures: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalPictureDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    addJournalPicture: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateJournalPictureDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalPictureDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    deleteJournalPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    updateJournalPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateJournalPictureDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalPictureDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    restoreJournalPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalPictureDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getJournalThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getJournalRebates: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalRebatesDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getTaxYear: {
        parameters: {
            query: {
                year: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxYearDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    downloadTaxYear: {
        parameters: {
            query: {
                year: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTaxYearWorkbook: {
        parameters: {
            query: {
                year: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getKimchiPremium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KimchiPremiumsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPremiumHistory: {
        parameters: {
            query: {
                exchange: components["schemas"]["KoreanExchange"];
                coin: string;
                range: components["schemas"]["HistoryRange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumHistoryDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getSparklines: {
        parameters: {
            query: {
                exchange: components["schemas"]["KoreanExchange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SparklinesDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getLcoinBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LcoinBalanceDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listLcoinEntries: {
        parameters: {
            query?: {
                type?: string;
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    downloadLcoinEntries: {
        parameters: {
            query?: {
                type?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLcoinReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryReceiptDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getLcoinSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointSummaryDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    logInMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOutMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getLuffBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LuffBalanceDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listMiningItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedMiningItemDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listOwnMiningItems: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserMiningItemDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getPayoutSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSummaryDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    purchaseIndicatorWithLuff: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseIndicatorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorPurchaseChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    purchaseMiningItem: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseMiningItemDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MiningItemPurchasedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLuffRedemptions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LuffRedemptionDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    cancelLuffRedemption: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPayback: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPaybackDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedemptionChangedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLuffSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointSummaryDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    toggleMiningItem: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToggleMiningItemDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MiningItemToggledDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLuffTransactions: {
        parameters: {
            query?: {
                type?: string;
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    downloadLuffTransactions: {
        parameters: {
            query?: {
                type?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLuffReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryReceiptDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getMailSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSubscriptionDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    endMailSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSubscriptionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getMarketHighlights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketHighlightsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getMarketMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketMetricsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listCashFlows: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashFlowDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    createCashFlow: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCashFlowDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashFlowDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCashFlow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    updateCashFlow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCashFlowDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashFlowDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getPerformance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerformanceDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getJournalStatistics: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalStatisticsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getLatestRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestRateDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listTrades: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                search?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    createTrade: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTradeDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTrades: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTradesWorkbook: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumTrades: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeSumDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    deleteTrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    updateTrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTradeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    purchaseChartAnalysisVoucher: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseVoucherDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherPurchasedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceiptKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptKeysDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listKeptReceipts: {
        parameters: {
            query?: {
                search?: string;
                kind?: components["schemas"]["ReceiptKind"];
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptReceiptDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    revokeShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["ReceiptKind"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactReceiptDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getReceiptImage: {
        parameters: {
            query: {
                format: components["schemas"]["ReceiptPictureFormat"];
            };
            header?: never;
            path: {
                kind: components["schemas"]["ReceiptKind"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["ReceiptKind"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptReceiptDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    removeKeptReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["ReceiptKind"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    shareReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["ReceiptKind"];
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareReceiptDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewShareDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    registerMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkResetToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetTokenDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getSharedReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedReceiptDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettingDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listStoreOrders: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    translateNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslateDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listUidDisputes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UidDisputeDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    openUidDispute: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenUidDisputeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedUidDisputeDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestUidVerification: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeUidDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UidMessageDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUidVerificationRequests: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: components["schemas"]["RequestStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationRequestDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    checkUid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckUidDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UidCheckDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listUserMiningItems: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserMiningItemDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    registerUserUid: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeUidDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UidRegistrationDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserUid: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UidMessageDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAccountDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEarnings: {
        parameters: {
            query?: {
                type?: string;
                from?: string;
                to?: string;
                cursor?: string;
                limit?: number;
                book?: components["schemas"]["EarningBook"];
                only?: "earned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listEarningDays: {
        parameters: {
            query?: {
                days?: 30 | 90;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningDayDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getMailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreferencesDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    updateMailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMailPreferencesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreferencesDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listRebateMonths: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebateMonthDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listRebateRows: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                days?: 30 | 7 | 90;
                exchange?: string;
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebateRowDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getRebateSummary: {
        parameters: {
            query?: {
                days?: 30 | 7 | 90;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebateSummaryDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessionsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    getTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorDto"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisableTwoFactorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableTwoFactorDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvePasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvePasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetupDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOwnMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMemberDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listUserUids: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUidDto"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
}
