//! Detection of connections whose client does not read.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A connection that fails if it cannot send for some time.
pub(crate) struct Impatient<S> {
    stream: S,
    patience: Duration,
    /// Timer that runs while data waits to be sent.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S: Unpin> Impatient<S> {
    /// Wraps a stream that fails after `patience` without progress.
    pub(crate) fn new(stream: S, patience: Duration) -> Impatient<S> {
        Impatient { stream, patience, stalled: None }
    }

    fn unless_stalled<T>(
        &mut self,
        context: &mut Context,
        send: impl FnOnce(Pin<&mut S>, &mut Context) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let sent = send(Pin::new(&mut self.stream), context);
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Impatient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        buffer: &mut ReadBuf,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Impatient<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context, data: &[u8]) -> Poll<io::Result<usize>> {
        self.unless_stalled(context, |stream, context| stream.poll_write(context, data))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        data: &[IoSlice],
    ) -> Poll<io::Result<usize>> {
        self.unless_stalled(context, |stream, context| stream.poll_write_vectored(context, data))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        self.unless_stalled(context, AsyncWrite::poll_flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        self.unless_stalled(context, AsyncWrite::poll_shutdown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncWriteExt, duplex};

    #[tokio::test]
    async fn a_connection_breaks_when_nothing_is_read() {
        let (ours, _theirs) = duplex(4);
        let mut ours = Impatient::new(ours, Duration::from_millis(10));
        ours.write_all(&[0; 4]).await.unwrap();
        assert_eq!(ours.write_all(&[0; 4]).await.unwrap_err().kind(), ErrorKind::TimedOut);
    }
}
