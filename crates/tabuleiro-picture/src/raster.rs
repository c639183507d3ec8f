//! Rasterisation, with a bundled font so that every machine draws the same pixels.

use crate::options::{PictureError, PictureOptions};
use crate::picture::Picture;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree, fontdb};
use std::sync::{Arc, LazyLock};

static FONT: &[u8] = include_bytes!("../font/DejaVuSans.ttf");

static READING: LazyLock<usvg::Options> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    usvg::Options { fontdb: Arc::new(fonts), font_family: "DejaVu Sans".into(), ..usvg::Options::default() }
});

impl Picture {
    /// Draws the picture as PNG.
    pub fn png(&self, options: &PictureOptions) -> Result<Vec<u8>, PictureError> {
        self.pixmap(options)?.encode_png().map_err(|error| PictureError::Drawing(error.to_string()))
    }

    pub(crate) fn pixmap(&self, options: &PictureOptions) -> Result<Pixmap, PictureError> {
        pixels(&self.svg(options)?)
    }
}

/// Returns red, green, blue and opacity of each pixel, by rows from the top.
pub(crate) fn rgba(pixmap: &Pixmap) -> impl Iterator<Item = [u8; 4]> {
    pixmap.pixels().iter().map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    })
}

/// Draws an SVG at its own size.
pub(crate) fn pixels(svg: &str) -> Result<Pixmap, PictureError> {
    let problem = |error: usvg::Error| PictureError::Drawing(error.to_string());
    let tree = Tree::from_str(svg, &READING).map_err(problem)?;
    let size = tree.size().to_int_size();
    let mut pixmap = Pixmap::new(size.width(), size.height())
        .ok_or_else(|| PictureError::Drawing(size.width().to_string()))?;
    resvg::render(&tree, Transform::default(), &mut pixmap.as_mut());
    Ok(pixmap)
}
